import Languages
import SQLite
import Testing

@Suite("Errors")
struct DatabaseErrorTests {
    static let kinds: [DatabaseError.Kind] = [
        .notADatabase, .folder, .orphanedLog("/x/a.db-wal"), .newerVersion(found: 3, known: 2),
        .otherProgram(applicationID: 7), .corrupt,
        .inaccessible, .readOnly, .busy, .full, .disk, .inDoubt, .constraint,
        .copyFailed("/x/backups/before-version-2.db"), .inUse, .notDamaged,
        .replacementInDoubt("/x/aside.db"),
        .unexpectedRow(column: "a", expected: "text", found: "null"), .closed, .misuse, .failed,
    ]

    @Test("every error is one line that names the file", arguments: kinds)
    func oneLine(kind: DatabaseError.Kind) {
        let error = DatabaseError(kind, code: ResultCode(1), message: "why", path: "/x/a.db", sql: "SELECT\n 1")
        #expect(error.description.contains("/x/a.db"))
        #expect(!error.description.contains("\n"))
        #expect(error.description.hasSuffix("."))
    }

    @Test("a result has a kind and a variety")
    func codes() {
        #expect(ResultCode(2067).primary == 19)
        #expect(ResultCode(2067).extended == 2067)
    }
}
