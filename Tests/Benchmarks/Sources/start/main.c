// start SECONDS COMMAND...: starts a program with a window, and prints the milliseconds until the window was
// mapped and the kibibytes of resident memory SECONDS after that; then ends it.
#include <X11/Xlib.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static long resident(pid_t process) {
  char path[64], line[256];
  long kibibytes = -1;
  snprintf(path, sizeof path, "/proc/%d/status", process);
  FILE *file = fopen(path, "r");
  while (file && fgets(line, sizeof line, file)) sscanf(line, "VmRSS: %ld", &kibibytes);
  if (file) fclose(file);
  return kibibytes;
}

int main(int count, char **arguments) {
  Display *display = XOpenDisplay(NULL);
  if (count < 3 || !display) return 2;
  XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
  XSync(display, False);
  double start = now();
  pid_t process = fork();
  if (process == 0) {
    execv(arguments[2], arguments + 2);
    _exit(127);
  }
  double mapped = -1;
  while (mapped < 0 && now() - start < 20000) {
    struct pollfd connection = {ConnectionNumber(display), POLLIN, 0};
    if (!XPending(display)) poll(&connection, 1, 100);
    while (mapped < 0 && XPending(display)) {
      XEvent event;
      XNextEvent(display, &event);
      if (event.type == MapNotify) mapped = now() - start;
    }
  }
  usleep(atof(arguments[1]) * 1e6);
  printf("%.3f %ld\n", mapped, resident(process));
  kill(process, SIGTERM);
  waitpid(process, NULL, 0);
  return mapped < 0;
}
