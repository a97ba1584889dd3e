#include <sqlite3.h>

// Swift can call no variadic C function and sees no SQLITE_TRANSIENT: these stand in for them.

/// Keeps SQLite from counting its memory, for which it takes a lock at each piece (sqlite.org/malloc.html). Has no effect
/// once a database was opened.
static inline int csqlite_count_no_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }

/// Whether SQL that could damage the file is refused (sqlite.org/c3ref/c_dbconfig_defensive.html). Apple's SQLite does so by
/// default.
static inline int csqlite_set_defensive(sqlite3 *database, int is_on) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, is_on, (int *)0);
}

/// Whether the last connection that closes moves the write-ahead log into the main file. On by default.
static inline int csqlite_set_checkpoint_on_close(sqlite3 *database, int is_on) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !is_on, (int *)0);
}

/// Keeps the files of the write-ahead log when the last connection closes. With a size limit of 0, SQLite empties the log.
static inline int csqlite_keep_log_files(sqlite3 *database) {
    int isOn = 1;
    return sqlite3_file_control(database, "main", SQLITE_FCNTL_PERSIST_WAL, &isOn);
}

/// Returns the `errno` of the last failed read or write of the main file or else of its log; 0 if none failed. SQLite
/// takes a failed read for damage (sqlite.org/rescode.html#ioerr_corruptfs).
static inline int csqlite_file_errno(sqlite3 *database) {
    int code = 0;
    sqlite3_file *log = 0;
    sqlite3_file_control(database, "main", SQLITE_FCNTL_LAST_ERRNO, &code);
    if (code != 0) return code;
    sqlite3_file_control(database, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
    if (log && log->pMethods && log->pMethods->xFileControl)
        log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &code);
    return code;
}

/// Binds a copy of the text, which may hold NUL bytes.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 count) {
    return sqlite3_bind_text64(statement, index, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Binds a copy of the bytes. A null pointer binds NULL, so an empty blob must not come from one.
static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
    return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}
