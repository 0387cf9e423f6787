// ask COUNT PID [WORD...]: has the open window translate COUNT words, in turn, as second starts of the program
// would, and prints the kibibytes of resident memory of the process PID after that.
#include <gio/gio.h>
#include <stdio.h>
#include <stdlib.h>

static long resident(const char *process) {
  long kibibytes = -1;
  g_autofree char *path = g_strdup_printf("/proc/%s/status", process);
  g_autofree char *text = NULL;
  if (g_file_get_contents(path, &text, NULL, NULL)) {
    const char *line = g_strstr_len(text, -1, "VmRSS:");
    if (line) sscanf(line, "VmRSS: %ld", &kibibytes);
  }
  return kibibytes;
}

int main(int count, char **arguments) {
  if (count < 4) return 2;
  g_autoptr(GDBusConnection) bus = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
  for (int i = 0; bus && i < atoi(arguments[1]); i++) {
    const char *words[] = {"palabra-gtk", arguments[3 + i % (count - 3)], NULL};
    g_autoptr(GError) error = NULL;
    g_autoptr(GVariant) reply = g_dbus_connection_call_sync(
        bus, "io.github.palabra.Palabra", "/io/github/palabra/Palabra", "org.gtk.Application", "CommandLine",
        g_variant_new("(o^aay@a{sv})", "/", words, g_variant_new_array(G_VARIANT_TYPE("{sv}"), NULL, 0)), NULL,
        G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
    if (error) {
      fprintf(stderr, "%s\n", error->message);
      return 1;
    }
  }
  printf("%ld\n", resident(arguments[2]));
  return bus == NULL;
}
