#ifndef CRESOURCES_H
#define CRESOURCES_H

#include <stddef.h>

/// A file of Resources/ that is part of the executable: read-only bytes that live as long as the program.
struct resource {
  const unsigned char *_Nonnull bytes;
  size_t count;
};

/// Resources/vocabulary/english-spanish.tsv
struct resource resource_vocabulary(void);

/// Resources/vocabulary/english-irregular-forms.tsv
struct resource resource_irregular_forms(void);

/// Resources/vocabulary/most-usual-english.tsv
struct resource resource_most_usual_english(void);

/// Resources/style.css
struct resource resource_style(void);

/// The number of sizes in which the icon is drawn.
enum { resource_icon_count = 4 };

/// Resources/icons/palabra-*.png, the smallest first; `index` counts from 0.
struct resource resource_icon(size_t index);

#endif
