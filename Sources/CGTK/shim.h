// GTK 3, and what of it Swift cannot import: its cast macros are functions here, checked as the macros are.
#ifndef CGTK_SHIM_H
#define CGTK_SHIM_H

#include <glib-unix.h>
#include <gtk/gtk.h>

#define CGTK_CAST(Type, name, MACRO) \
  static inline Type *_Nonnull name(void *_Nonnull instance) { return MACRO(instance); }

CGTK_CAST(GAction, g_action, G_ACTION)
CGTK_CAST(GActionGroup, g_action_group, G_ACTION_GROUP)
CGTK_CAST(GActionMap, g_action_map, G_ACTION_MAP)
CGTK_CAST(GApplication, g_application, G_APPLICATION)
CGTK_CAST(GApplicationCommandLine, g_application_command_line, G_APPLICATION_COMMAND_LINE)
CGTK_CAST(GMenu, g_menu, G_MENU)
CGTK_CAST(GMenuModel, g_menu_model, G_MENU_MODEL)
CGTK_CAST(GtkAboutDialog, gtk_about_dialog, GTK_ABOUT_DIALOG)
CGTK_CAST(GtkApplication, gtk_application, GTK_APPLICATION)
CGTK_CAST(GtkBox, gtk_box, GTK_BOX)
CGTK_CAST(GtkButton, gtk_button, GTK_BUTTON)
CGTK_CAST(GtkCellLayout, gtk_cell_layout, GTK_CELL_LAYOUT)
CGTK_CAST(GtkComboBox, gtk_combo_box, GTK_COMBO_BOX)
CGTK_CAST(GtkComboBoxText, gtk_combo_box_text, GTK_COMBO_BOX_TEXT)
CGTK_CAST(GtkContainer, gtk_container, GTK_CONTAINER)
CGTK_CAST(GtkDialog, gtk_dialog, GTK_DIALOG)
CGTK_CAST(GtkEditable, gtk_editable, GTK_EDITABLE)
CGTK_CAST(GtkEntry, gtk_entry, GTK_ENTRY)
CGTK_CAST(GtkExpander, gtk_expander, GTK_EXPANDER)
CGTK_CAST(GtkFileChooser, gtk_file_chooser, GTK_FILE_CHOOSER)
CGTK_CAST(GtkGrid, gtk_grid, GTK_GRID)
CGTK_CAST(GtkLabel, gtk_label, GTK_LABEL)
CGTK_CAST(GtkNativeDialog, gtk_native_dialog, GTK_NATIVE_DIALOG)
CGTK_CAST(GtkPopover, gtk_popover, GTK_POPOVER)
CGTK_CAST(GtkRadioButton, gtk_radio_button, GTK_RADIO_BUTTON)
CGTK_CAST(GtkScrolledWindow, gtk_scrolled_window, GTK_SCROLLED_WINDOW)
CGTK_CAST(GtkStack, gtk_stack, GTK_STACK)
CGTK_CAST(GtkStyleProvider, gtk_style_provider, GTK_STYLE_PROVIDER)
CGTK_CAST(GtkToggleButton, gtk_toggle_button, GTK_TOGGLE_BUTTON)
CGTK_CAST(GtkTreeModel, gtk_tree_model, GTK_TREE_MODEL)
CGTK_CAST(GtkTreeView, gtk_tree_view, GTK_TREE_VIEW)
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

/// A new object of a type, as its type makes it (g_object_new is variadic).
static inline gpointer _Nonnull cgtk_object_new(GType type) { return g_object_new(type, NULL); }

/// Sets a property of an object that is an integer or a boolean (g_object_set is variadic).
static inline void cgtk_set_int(gpointer _Nonnull object, const char *_Nonnull name, int value) {
  g_object_set(object, name, value, NULL);
}

/// Sets a property of an object that is a boxed value (g_object_set is variadic).
static inline void cgtk_set_boxed(gpointer _Nonnull object, const char *_Nonnull name, gpointer _Nullable value) {
  g_object_set(object, name, value, NULL);
}

/// The name of the type of an object.
static inline const char *_Nonnull cgtk_type_name(gpointer _Nonnull object) { return G_OBJECT_TYPE_NAME(object); }

/// The type of a variant as its letters say it.
static inline const GVariantType *_Nonnull cgtk_variant_type(const char *_Nonnull type) { return G_VARIANT_TYPE(type); }

/// Adds a row of two strings (gtk_list_store_insert_with_values is variadic).
static inline void cgtk_list_store_append_strings(GtkListStore *_Nonnull list, const char *_Nonnull first,
                                                  const char *_Nonnull second) {
  gtk_list_store_insert_with_values(list, NULL, -1, 0, first, 1, second, -1);
}

/// A dialog over a window with a question and no buttons yet (gtk_message_dialog_new is variadic).
static inline GtkWidget *_Nonnull cgtk_question_new(GtkWindow *_Nonnull parent, const char *_Nonnull question) {
  GtkDialogFlags flags = GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT;
  return gtk_message_dialog_new(parent, flags, GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE, "%s", question);
}

/// The types of values that are macros in C.
static inline GType cgtk_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType cgtk_type_string(void) { return G_TYPE_STRING; }

/// Reads a property of an object that is an integer or a boolean (g_object_get is variadic).
static inline void cgtk_get_int(gpointer _Nonnull object, const char *_Nonnull name, int *_Nonnull value) {
  g_object_get(object, name, value, NULL);
}

#endif
