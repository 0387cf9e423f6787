// Messages in the language of the user (gettext), which Swift's Glibc module leaves out.
#ifndef CGETTEXT_SHIM_H
#define CGETTEXT_SHIM_H

#include <libintl.h>

#endif
