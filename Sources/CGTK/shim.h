// GTK 3, and what of it Swift cannot import: its cast macros are functions here, checked as the macros are.
#ifndef CGTK_SHIM_H
#define CGTK_SHIM_H

#include <glib-unix.h>
#include <gtk/gtk.h>

#define CGTK_CAST(Type, name, MACRO) \
  static inline Type *_Nonnull name(void *_Nonnull instance) { return MACRO(instance); }

CGTK_CAST(AtkObject, atk_object, ATK_OBJECT)
CGTK_CAST(GApplication, g_application, G_APPLICATION)
CGTK_CAST(GApplicationCommandLine, g_application_command_line, G_APPLICATION_COMMAND_LINE)
CGTK_CAST(GtkApplication, gtk_application, GTK_APPLICATION)
CGTK_CAST(GtkBox, gtk_box, GTK_BOX)
CGTK_CAST(GtkButton, gtk_button, GTK_BUTTON)
CGTK_CAST(GtkCellLayout, gtk_cell_layout, GTK_CELL_LAYOUT)
CGTK_CAST(GtkContainer, gtk_container, GTK_CONTAINER)
CGTK_CAST(GtkEditable, gtk_editable, GTK_EDITABLE)
CGTK_CAST(GtkEntry, gtk_entry, GTK_ENTRY)
CGTK_CAST(GtkExpander, gtk_expander, GTK_EXPANDER)
CGTK_CAST(GtkGrid, gtk_grid, GTK_GRID)
CGTK_CAST(GtkLabel, gtk_label, GTK_LABEL)
CGTK_CAST(GtkScrolledWindow, gtk_scrolled_window, GTK_SCROLLED_WINDOW)
CGTK_CAST(GtkStyleProvider, gtk_style_provider, GTK_STYLE_PROVIDER)
CGTK_CAST(GtkTreeModel, gtk_tree_model, GTK_TREE_MODEL)
CGTK_CAST(GtkWidget, gtk_widget, GTK_WIDGET)
CGTK_CAST(GtkWindow, gtk_window, GTK_WINDOW)

/// True when `instance` is a text field, whose keys are its own.
static inline gboolean cgtk_is_editable(void *_Nonnull instance) { return GTK_IS_EDITABLE(instance); }

static inline gboolean cgtk_is_container(void *_Nonnull instance) { return GTK_IS_CONTAINER(instance); }
static inline gboolean cgtk_is_label(void *_Nonnull instance) { return GTK_IS_LABEL(instance); }

/// A closure that hands `data` to the marshaller set on it.
static inline GClosure *_Nonnull cgtk_closure_new(gpointer _Nonnull data) {
  return g_closure_new_simple(sizeof(GClosure), data);
}

/// The type that a value holds.
static inline GType cgtk_value_type(const GValue *_Nonnull value) { return G_VALUE_TYPE(value); }

/// Sets a property of an object that is an integer or a boolean (g_object_set is variadic).
static inline void cgtk_set_int(gpointer _Nonnull object, const char *_Nonnull name, int value) {
  g_object_set(object, name, value, NULL);
}

/// Sets a property of an object that is a boxed value (g_object_set is variadic).
static inline void cgtk_set_boxed(gpointer _Nonnull object, const char *_Nonnull name, gpointer _Nullable value) {
  g_object_set(object, name, value, NULL);
}

/// Sets a column of a row that is a string (gtk_list_store_set is variadic).
static inline void cgtk_list_store_set_string(GtkListStore *_Nonnull list, GtkTreeIter *_Nonnull row, int column,
                                              const char *_Nonnull text) {
  gtk_list_store_set(list, row, column, text, -1);
}

/// The types of values that are macros in C.
static inline GType cgtk_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType cgtk_type_string(void) { return G_TYPE_STRING; }

/// Reads a property of an object that is an integer or a boolean (g_object_get is variadic).
static inline void cgtk_get_int(gpointer _Nonnull object, const char *_Nonnull name, int *_Nonnull value) {
  g_object_get(object, name, value, NULL);
}

#endif
