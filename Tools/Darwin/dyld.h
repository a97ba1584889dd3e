// <mach-o/dyld.h> of cctools: dyld(3). In Swift, it is in the module MachO, and not in Darwin.

int _NSGetExecutablePath(char *buf, unsigned int *bufsize);
