// The least that a window like Palabra's costs: a GtkApplication with a label, an entry, a button and a label.
#include <gtk/gtk.h>

static void activate(GtkApplication *application, gpointer data) {
  GtkWidget *window = gtk_application_window_new(application);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *entry = gtk_entry_new();
  GtkWidget *button = gtk_button_new_with_mnemonic("_Translate");
  gtk_entry_set_placeholder_text(GTK_ENTRY(entry), "Enter an English word");
  gtk_window_set_title(GTK_WINDOW(window), "Palabra");
  gtk_window_set_default_size(GTK_WINDOW(window), 520, 480);
  gtk_box_pack_start(GTK_BOX(box), gtk_label_new("English–Spanish Translator"), FALSE, FALSE, 0);
  gtk_box_pack_start(GTK_BOX(box), entry, FALSE, FALSE, 0);
  gtk_box_pack_start(GTK_BOX(box), button, FALSE, FALSE, 0);
  gtk_box_pack_start(GTK_BOX(box), gtk_label_new(""), TRUE, TRUE, 0);
  gtk_container_add(GTK_CONTAINER(window), box);
  gtk_widget_show_all(window);
}

int main(int count, char **arguments) {
  g_setenv("GDK_GL", "disable", TRUE);
  GtkApplication *application =
      gtk_application_new("io.github.palabra.Minimal", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(application), count, arguments);
  g_object_unref(application);
  return status;
}
