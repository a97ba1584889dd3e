// Records what a program does to the files of one folder, and makes chosen calls fail, wait or be the last. Loaded by
// LD_PRELOAD, on Linux.
//   TORTURE_FOLDER      the folder, without a slash at its end; calls on other files pass untouched
//   TORTURE_RECORD      the file that gets a record for each call
//   TORTURE_FAIL        CALL:FIRST:LAST:ERRNO: these calls fail, counted from 1. CALL is a letter of `enum call`
//   TORTURE_KILL        CALL:NUMBER: the program is killed (SIGKILL) just before this call
//   TORTURE_DELAY       CALL:NUMBER:MILLISECONDS: this call waits
//   TORTURE_SKIP_SYNC   if set, syncs do nothing and are not recorded, as in a program that forgets them
//   TORTURE_SKIP_LOCKS  if set, locks of files are had at once, whoever holds them
// A record is a header, the path and the bytes that were written; Recording.swift reads it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum call {
    BEGIN = 'b', OPEN = 'o', READ = 'r', PREAD = 'p', WRITE = 'w', PWRITE = 'W', TRUNCATE = 't', MAP = 'm', SYNC = 's',
    UNLINK = 'u', RENAME = 'n', LINK = 'l', DELAY = 'd', OUTPUT = '1',
};

// 24 bytes, in the order of bytes of the machine.
struct header {
    uint32_t path_length, data_length;
    int64_t offset;
    int32_t error;
    uint32_t call;
};

enum { MOST_FILES = 1024 };

static char *paths[MOST_FILES];
static const char *folder;
static int record_file = -1;
static int skips_sync, skips_locks;
static atomic_int calls[128];
static int failing_call, first_failing, last_failing, failing_errno;
static int last_call, last_number;
static int delayed_call, delayed_number, delay;

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

// Written by a system call of its own, so that it is not recorded itself.
static void record(enum call call, const char *path, int64_t offset, const void *data, size_t length, int error) {
    if (record_file < 0) return;
    int saved = errno;
    struct header header = {(uint32_t)strlen(path), (uint32_t)length, offset, error, (uint32_t)call};
    struct iovec parts[3] = {{&header, sizeof header}, {(void *)path, header.path_length}, {(void *)data, length}};
    syscall(SYS_writev, record_file, parts, 3);
    errno = saved;
}

__attribute__((constructor)) static void begin(void) {
    folder = getenv("TORTURE_FOLDER");
    skips_sync = getenv("TORTURE_SKIP_SYNC") != NULL;
    skips_locks = getenv("TORTURE_SKIP_LOCKS") != NULL;
    const char *failing = getenv("TORTURE_FAIL");
    char letter = 0;
    if (failing && sscanf(failing, "%c:%d:%d:%d", &letter, &first_failing, &last_failing, &failing_errno) == 4)
        failing_call = letter;
    const char *last = getenv("TORTURE_KILL");
    if (last && sscanf(last, "%c:%d", &letter, &last_number) == 2) last_call = letter;
    const char *delayed = getenv("TORTURE_DELAY");
    if (delayed && sscanf(delayed, "%c:%d:%d", &letter, &delayed_number, &delay) == 3) delayed_call = letter;
    const char *path = getenv("TORTURE_RECORD");
    if (!folder || !path) return;
    // A high number, so that the program's own files keep theirs.
    int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    record_file = fcntl(file, F_DUPFD_CLOEXEC, 900);
    syscall(SYS_close, file);
    record(BEGIN, "", 0, NULL, 0, 0);
}

static int is_ours(const char *path) {
    size_t length = folder ? strlen(folder) : 0;
    return length && !strncmp(path, folder, length) && (path[length] == '/' || !path[length]);
}

static const char *path_of(int file) { return file >= 0 && file < MOST_FILES ? paths[file] : NULL; }

// Counts a call, and says whether it has to fail. Not every call returns from here, or at once.
static int fails(enum call call) {
    int number = atomic_fetch_add(&calls[call], 1) + 1;
    if ((int)call == last_call && number == last_number) raise(SIGKILL);
    if ((int)call == delayed_call && number == delayed_number) {
        record(DELAY, "", 0, NULL, 0, 0);
        usleep((useconds_t)delay * 1000);
    }
    if ((int)call != failing_call || number < first_failing || number > last_failing) return 0;
    errno = failing_errno;
    return 1;
}

static int opened(const char *name, const char *path, int flags, mode_t mode) {
    int (*call)(const char *, int, ...) = next(name);
    if (!is_ours(path)) return call(path, flags, mode);
    if (fails(OPEN)) {
        record(OPEN, path, 0, NULL, 0, errno);
        return -1;
    }
    int is_new = (flags & O_CREAT) && access(path, F_OK) != 0;
    int file = call(path, flags, mode);
    int error = file < 0 ? errno : 0;
    if (file >= 0 && file < MOST_FILES) {
        free(paths[file]);
        paths[file] = strdup(path);
    }
    record(OPEN, path, is_new, NULL, 0, error);
    if (file >= 0 && (flags & O_TRUNC) && !is_new) record(TRUNCATE, path, 0, NULL, 0, 0);
    return file;
}

static mode_t mode_in(int flags, va_list rest) { return flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; }

#define OPENING(name)                                      \
    int name(const char *path, int flags, ...) {           \
        va_list rest;                                      \
        va_start(rest, flags);                             \
        mode_t mode = mode_in(flags, rest);                \
        va_end(rest);                                      \
        return opened(#name, path, flags, mode);           \
    }
OPENING(open)
OPENING(open64)

int close(int file) {
    int (*call)(int) = next("close");
    if (path_of(file)) {
        free(paths[file]);
        paths[file] = NULL;
    }
    return call(file);
}

static ssize_t have_read(int file, void *data, size_t length, int64_t offset, enum call kind) {
    ssize_t (*call)(int, void *, size_t, int64_t) = next(kind == READ ? "read" : "pread64");
    const char *path = path_of(file);
    if (!path) return call(file, data, length, offset);
    if (fails(kind)) {
        record(kind, path, offset, NULL, 0, errno);
        return -1;
    }
    ssize_t count = call(file, data, length, offset);
    record(kind, path, offset, NULL, 0, count < 0 ? errno : 0);
    return count;
}

ssize_t read(int file, void *data, size_t length) { return have_read(file, data, length, 0, READ); }
ssize_t pread(int file, void *data, size_t length, off_t offset) { return have_read(file, data, length, offset, PREAD); }
ssize_t pread64(int file, void *data, size_t length, off64_t offset) {
    return have_read(file, data, length, offset, PREAD);
}

// Half of a write that fails with EIO reaches the file.
static ssize_t have_written(int file, const void *data, size_t length, int64_t offset, enum call kind) {
    ssize_t (*call)(int, const void *, size_t, int64_t) = next(kind == WRITE ? "write" : "pwrite64");
    const char *path = path_of(file);
    if (!path) {
        ssize_t count = call(file, data, length, offset);
        if (count > 0 && (file == 1 || file == 2)) record(OUTPUT, "", file, data, (size_t)count, 0);
        return count;
    }
    int failure = fails(kind) ? errno : 0;
    if (failure == EIO) length /= 2;
    ssize_t count = failure && failure != EIO ? -1 : call(file, data, length, offset);
    int error = failure ? failure : count < 0 ? errno : 0;
    int64_t place = kind == WRITE && count >= 0 ? lseek64(file, 0, SEEK_CUR) - count : offset;
    record(kind, path, place, data, count > 0 ? (size_t)count : 0, error);
    if (!failure) return count;
    errno = failure;
    return -1;
}

ssize_t write(int file, const void *data, size_t length) { return have_written(file, data, length, 0, WRITE); }
ssize_t pwrite(int file, const void *data, size_t length, off_t offset) {
    return have_written(file, data, length, offset, PWRITE);
}
ssize_t pwrite64(int file, const void *data, size_t length, off64_t offset) {
    return have_written(file, data, length, offset, PWRITE);
}

static int truncated(int file, int64_t size) {
    int (*call)(int, int64_t) = next("ftruncate64");
    const char *path = path_of(file);
    if (!path) return call(file, size);
    int code = fails(TRUNCATE) ? -1 : call(file, size);
    record(TRUNCATE, path, size, NULL, 0, code ? errno : 0);
    return code;
}

int ftruncate(int file, off_t size) { return truncated(file, size); }
int ftruncate64(int file, off64_t size) { return truncated(file, size); }

static int synced(int file, const char *name) {
    int (*call)(int) = next(name);
    const char *path = path_of(file);
    if (!path) return call(file);
    if (skips_sync) return 0;
    int code = fails(SYNC) ? -1 : call(file);
    record(SYNC, path, 0, NULL, 0, code ? errno : 0);
    return code;
}

int fsync(int file) { return synced(file, "fsync"); }
int fdatasync(int file) { return synced(file, "fdatasync"); }

// All that is done with files here has at most one argument more.
static int controlled(const char *name, int file, int command, void *argument) {
    int (*call)(int, int, ...) = next(name);
    int is_lock = command == F_SETLK || command == F_SETLKW || command == F_OFD_SETLK || command == F_OFD_SETLKW;
    return skips_locks && is_lock && path_of(file) ? 0 : call(file, command, argument);
}

#define CONTROLLING(name)                             \
    int name(int file, int command, ...) {            \
        va_list rest;                                 \
        va_start(rest, command);                      \
        void *argument = va_arg(rest, void *);        \
        va_end(rest);                                 \
        return controlled(#name, file, command, argument); \
    }
CONTROLLING(fcntl)
CONTROLLING(fcntl64)

static void *mapped(void *address, size_t length, int protection, int flags, int file, int64_t offset) {
    void *(*call)(void *, size_t, int, int, int, int64_t) = next("mmap64");
    const char *path = path_of(file);
    if (!path) return call(address, length, protection, flags, file, offset);
    void *map = fails(MAP) ? MAP_FAILED : call(address, length, protection, flags, file, offset);
    record(MAP, path, offset, NULL, 0, map == MAP_FAILED ? errno : 0);
    return map;
}

void *mmap(void *address, size_t length, int protection, int flags, int file, off_t offset) {
    return mapped(address, length, protection, flags, file, offset);
}
void *mmap64(void *address, size_t length, int protection, int flags, int file, off64_t offset) {
    return mapped(address, length, protection, flags, file, offset);
}

int unlink(const char *path) {
    int (*call)(const char *) = next("unlink");
    if (!is_ours(path)) return call(path);
    int code = fails(UNLINK) ? -1 : call(path);
    record(UNLINK, path, 0, NULL, 0, code ? errno : 0);
    return code;
}

// Gives a file another name, or a second one.
static int named(const char *name, const char *from, const char *to, enum call kind) {
    int (*call)(const char *, const char *) = next(name);
    if (!is_ours(to)) return call(from, to);
    int code = fails(kind) ? -1 : call(from, to);
    record(kind, from, 0, to, strlen(to), code ? errno : 0);
    return code;
}

int rename(const char *from, const char *to) { return named("rename", from, to, RENAME); }
int link(const char *from, const char *to) { return named("link", from, to, LINK); }
