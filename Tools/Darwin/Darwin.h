// What the project calls of Darwin's C library, in the form that Apple's headers give it. Only for `Tools/darwin-check`,
// which checks the types of the code for macOS on another system; nothing is ever linked to it.
//
// Where a form is from is said above each part: the manual page of macOS, or the header in Apple's sources (xnu, Libc,
// cctools) that declares it. A structure has a name of its own in C, as the headers of this system have one of
// the same name; Swift sees the name of Darwin.

#ifndef RIBCAGE_DARWIN_H
#define RIBCAGE_DARWIN_H

#define SWIFT(name) __attribute__((swift_name(#name)))

// <sys/_types.h>, <i386/_types.h>, <arm/_types.h>
typedef __SIZE_TYPE__ size_t;
typedef long ssize_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
typedef int int32_t;
typedef long long int64_t;
typedef int pid_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned int id_t;
typedef int dev_t;
typedef unsigned long long ino_t;
typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef long long off_t;
typedef int blksize_t;
typedef long long blkcnt_t;
typedef long time_t;
typedef int suseconds_t;
typedef unsigned int useconds_t;
typedef unsigned int sigset_t;
typedef unsigned int nfds_t;
typedef unsigned long long rlim_t;

// <sys/errno.h>: intro(2)
int *__error(void);
#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EIO 5
#define ENXIO 6
#define ENOEXEC 8
#define EBADF 9
#define ECHILD 10
#define ENOMEM 12
#define EACCES 13
#define EBUSY 16
#define EEXIST 17
#define EXDEV 18
#define ENODEV 19
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define ENOTTY 25
#define ETXTBSY 26
#define EFBIG 27
#define ENOSPC 28
#define ESPIPE 29
#define EROFS 30
#define EMLINK 31
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOTSUP 45
#define ETIMEDOUT 60
#define ELOOP 62
#define ENAMETOOLONG 63
#define ENOTEMPTY 66
#define EDQUOT 69
#define ESTALE 70
#define ENOSYS 78
#define EFTYPE 79
#define EOVERFLOW 84
#define ECANCELED 89
#define EILSEQ 92
#define EOPNOTSUPP 102

// <sys/_types/_timespec.h>, <sys/_types/_timeval.h>, <time.h>: clock_gettime(3), ctime(3)
struct SWIFT(timespec) darwin_timespec {
    time_t tv_sec;
    long tv_nsec;
};
struct SWIFT(timeval) darwin_timeval {
    time_t tv_sec;
    suseconds_t tv_usec;
};
struct SWIFT(tm) darwin_tm {
    int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
    long tm_gmtoff;
    char *tm_zone;
};
typedef enum darwin_clockid { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6 } SWIFT(clockid_t) darwin_clockid_t;
int clock_gettime(darwin_clockid_t, struct darwin_timespec *);
struct darwin_tm *localtime_r(const time_t *, struct darwin_tm *);
void tzset(void);
unsigned int alarm(unsigned int);
int usleep(useconds_t);

// <sys/stat.h>: stat(2), with the inodes of 64 bits that all programs have
struct SWIFT(stat) darwin_stat {
    dev_t st_dev;
    mode_t st_mode;
    nlink_t st_nlink;
    ino_t st_ino;
    uid_t st_uid;
    gid_t st_gid;
    dev_t st_rdev;
    struct darwin_timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
    off_t st_size;
    blkcnt_t st_blocks;
    blksize_t st_blksize;
    uint32_t st_flags, st_gen;
    int32_t st_lspare;
    int64_t st_qspare[2];
};
int stat(const char *, struct darwin_stat *);
int lstat(const char *, struct darwin_stat *);
int fstat(int, struct darwin_stat *);
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int mkdir(const char *, mode_t);
int mkfifo(const char *, mode_t);
mode_t umask(mode_t);

// <sys/fcntl.h>: open(2), fcntl(2), flock(2)
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_NOCTTY 0x00020000
#define O_CLOEXEC 0x01000000
#define F_DUPFD 0
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_FULLFSYNC 51
#define F_SETNOSIGPIPE 73
#define FD_CLOEXEC 1
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08
int flock(int, int);

// <unistd.h>, <stdlib.h>, <string.h>, <stdio.h>
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define F_OK 0
#define X_OK 1
#define W_OK 2
#define R_OK 4
#define SEEK_SET 0
#define SEEK_END 2
#define PATH_MAX 1024
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
int access(const char *, int);
int close(int);
int dup(int);
int dup2(int, int);
int fchown(int, uid_t, gid_t);
int fsync(int);
int ftruncate(int, off_t);
uid_t getuid(void);
uid_t geteuid(void);
pid_t getpgrp(void);
pid_t getpid(void);
pid_t getppid(void);
pid_t getsid(pid_t);
int gethostname(char *, size_t);
int getpagesize(void);
int isatty(int);
char *ttyname(int);
int ttyname_r(int, char *, size_t);
int link(const char *, const char *);
off_t lseek(int, off_t, int);
int pipe(int[2]);
ssize_t pread(int, void *, size_t, off_t);
ssize_t pwrite(int, const void *, size_t, off_t);
ssize_t read(int, void *, size_t);
ssize_t readlink(const char *restrict, char *restrict, size_t);
int rmdir(const char *);
int setsid(void);
int symlink(const char *, const char *);
pid_t tcgetpgrp(int);
int tcsetpgrp(int, pid_t);
int unlink(const char *);
ssize_t write(int, const void *, size_t);
void _exit(int) __attribute__((noreturn));
void abort(void) __attribute__((noreturn));
void exit(int) __attribute__((noreturn));
void free(void *);
char *getcwd(char *, size_t);
char *getenv(const char *);
void *malloc(size_t);
char *mkdtemp(char *);
int mkstemp(char *);
char *realpath(const char *restrict, char *restrict);
int setenv(const char *, const char *, int);
int unsetenv(const char *);
int memcmp(const void *, const void *, size_t);
char *strdup(const char *);
char *strerror(int);
char *strsignal(int);
size_t strlen(const char *);
int rename(const char *, const char *);
int gethostuuid(unsigned char[16], const struct darwin_timespec *);

// <_stdio.h>: the structure of a stream is complete, so that Swift has a pointer to a type and not an opaque one.
typedef struct darwin_file {
    unsigned char *_p;
    int _r, _w;
    short _flags, _file;
} SWIFT(FILE) FILE;
FILE *tmpfile(void);
int fclose(FILE *);
int fflush(FILE *);
int fileno(FILE *);

// <dirent.h>, <sys/dirent.h>: directory(3), dir(5)
#define DT_UNKNOWN 0
#define DT_FIFO 1
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
struct SWIFT(dirent) darwin_dirent {
    uint64_t d_ino, d_seekoff;
    uint16_t d_reclen, d_namlen;
    uint8_t d_type;
    char d_name[1024];
};
typedef struct darwin_dir {
    int __dd_fd;
    long __dd_loc, __dd_size;
    char *__dd_buf;
} SWIFT(DIR) DIR;
DIR *opendir(const char *);
struct darwin_dirent *readdir(DIR *);
int closedir(DIR *);

// <sys/signal.h>, <signal.h>: sigaction(2), signal(3)
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGSTOP 17
#define SIGTSTP 18
#define SIGCONT 19
#define SIGCHLD 20
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGWINCH 28
#define SIGUSR1 30
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
#define SA_RESTART 0x0002
#define CLD_STOPPED 5
typedef void (*sig_t)(int);
union SWIFT(sigval) darwin_sigval {
    int sival_int;
    void *sival_ptr;
};
typedef struct darwin_siginfo {
    int si_signo, si_errno, si_code;
    pid_t si_pid;
    uid_t si_uid;
    int si_status;
    void *si_addr;
    union darwin_sigval si_value;
    long si_band;
    unsigned long __pad[7];
} SWIFT(siginfo_t) siginfo_t;
union SWIFT(__sigaction_u) darwin_sigaction_u {
    void (*__sa_handler)(int);
    void (*__sa_sigaction)(int, struct darwin_siginfo *, void *);
};
struct SWIFT(sigaction) darwin_sigaction {
    union darwin_sigaction_u __sigaction_u;
    sigset_t sa_mask;
    int sa_flags;
};
int sigaction(int, const struct darwin_sigaction *restrict, struct darwin_sigaction *restrict);
sig_t signal(int, sig_t);
int sigaddset(sigset_t *, int);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int sigismember(const sigset_t *, int);
int sigpending(sigset_t *);
int sigsuspend(const sigset_t *);
int sigwait(const sigset_t *restrict, int *restrict);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int kill(pid_t, int);
int raise(int);

// <sys/wait.h>, <sys/resource.h>: wait(2), getrlimit(2), getrusage(2)
#define WNOHANG 0x00000001
#define WUNTRACED 0x00000002
#define WEXITED 0x00000004
#define WSTOPPED 0x00000008
#define WNOWAIT 0x00000020
typedef enum darwin_idtype { P_ALL, P_PID, P_PGID } SWIFT(idtype_t) darwin_idtype_t;
struct SWIFT(rusage) darwin_rusage {
    struct darwin_timeval ru_utime, ru_stime;
    long ru_maxrss, ru_ixrss, ru_idrss, ru_isrss, ru_minflt, ru_majflt, ru_nswap, ru_inblock, ru_oublock, ru_msgsnd,
        ru_msgrcv, ru_nsignals, ru_nvcsw, ru_nivcsw;
};
struct SWIFT(rlimit) darwin_rlimit {
    rlim_t rlim_cur, rlim_max;
};
#define RLIMIT_NOFILE 8
#define RUSAGE_SELF 0
#define RUSAGE_CHILDREN -1
int waitid(darwin_idtype_t, id_t, siginfo_t *, int);
pid_t waitpid(pid_t, int *, int);
pid_t wait4(pid_t, int *, int, struct darwin_rusage *);
int getrlimit(int, struct darwin_rlimit *);
int setrlimit(int, const struct darwin_rlimit *);
int getrusage(int, struct darwin_rusage *);

// <spawn.h>, <sys/_types/_posix_spawnattr_t.h>: posix_spawn(2). The types are pointers, so that Swift has optional ones.
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008
#define POSIX_SPAWN_SETSID 0x0400
#define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000
int posix_spawn(
    pid_t *restrict, const char *restrict, const posix_spawn_file_actions_t *, const posix_spawnattr_t *restrict,
    char *const[], char *const[]);
int posix_spawnp(
    pid_t *restrict, const char *restrict, const posix_spawn_file_actions_t *, const posix_spawnattr_t *restrict,
    char *const[], char *const[]);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_addclose(posix_spawn_file_actions_t *, int);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *restrict, int, const char *restrict, int, mode_t);
int posix_spawn_file_actions_addinherit_np(posix_spawn_file_actions_t *, int);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *restrict, const char *restrict);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *restrict, const sigset_t *restrict);
int posix_spawnattr_setsigmask(posix_spawnattr_t *restrict, const sigset_t *restrict);

// <sys/termios.h>, <sys/ttycom.h>, <util.h>: termios(4), openpty(3)
typedef unsigned long tcflag_t;
typedef unsigned char cc_t;
typedef unsigned long speed_t;
#define NCCS 20
#define ECHO 0x00000008
#define ISIG 0x00000080
#define ICANON 0x00000100
#define IEXTEN 0x00000400
#define ISTRIP 0x00000020
#define INLCR 0x00000040
#define IGNCR 0x00000080
#define ICRNL 0x00000100
#define IXON 0x00000200
#define VINTR 8
#define VQUIT 9
#define VSUSP 10
#define VMIN 16
#define VTIME 17
#define TCSANOW 0
#define TCSADRAIN 1
struct SWIFT(termios) darwin_termios {
    tcflag_t c_iflag, c_oflag, c_cflag, c_lflag;
    cc_t c_cc[NCCS];
    speed_t c_ispeed, c_ospeed;
};
struct SWIFT(winsize) darwin_winsize {
    unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel;
};
int tcgetattr(int, struct darwin_termios *);
int tcsetattr(int, int, const struct darwin_termios *);
int openpty(int *, int *, char *, struct darwin_termios *, struct darwin_winsize *);

// <sys/poll.h>: poll(2)
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define POLLHUP 0x0010
struct SWIFT(pollfd) darwin_pollfd {
    int fd;
    short events, revents;
};
int poll(struct darwin_pollfd[], nfds_t, int);

// <dlfcn.h>: dlopen(3)
#define RTLD_NOW 0x2
void *dlopen(const char *, int);
void *dlsym(void *, const char *);

// <libproc.h>, <sys/resource.h>: proc_pid_rusage(3)
typedef void *rusage_info_t;
#define RUSAGE_INFO_V4 4
struct SWIFT(rusage_info_v4) darwin_rusage_info_v4 {
    uint8_t ri_uuid[16];
    uint64_t ri_user_time, ri_system_time, ri_pkg_idle_wkups, ri_interrupt_wkups, ri_pageins, ri_wired_size,
        ri_resident_size, ri_phys_footprint, ri_proc_start_abstime, ri_proc_exit_abstime, ri_child_user_time,
        ri_child_system_time, ri_child_pkg_idle_wkups, ri_child_interrupt_wkups, ri_child_pageins,
        ri_child_elapsed_abstime, ri_diskio_bytesread, ri_diskio_byteswritten, ri_cpu_time_qos_default,
        ri_cpu_time_qos_maintenance, ri_cpu_time_qos_background, ri_cpu_time_qos_utility, ri_cpu_time_qos_legacy,
        ri_cpu_time_qos_user_initiated, ri_cpu_time_qos_user_interactive, ri_billed_system_time,
        ri_serviced_system_time, ri_logical_writes, ri_lifetime_max_phys_footprint, ri_instructions, ri_cycles,
        ri_billed_energy, ri_serviced_energy, ri_interval_max_phys_footprint, ri_runnable_time;
};
int proc_pid_rusage(int, int, rusage_info_t *);

// <malloc/malloc.h>
typedef struct darwin_malloc_zone SWIFT(malloc_zone_t) malloc_zone_t;
typedef struct darwin_malloc_statistics {
    unsigned blocks_in_use;
    size_t size_in_use, max_size_in_use, size_allocated;
} SWIFT(malloc_statistics_t) malloc_statistics_t;
malloc_zone_t *malloc_default_zone(void);
void malloc_zone_statistics(malloc_zone_t *, malloc_statistics_t *);

#endif
