import Basics
import SQLite
import Testing

@Suite("Errors")
struct DatabaseErrorTests {
    static let kinds: [DatabaseError.Kind] = [
        .notADatabase, .folder, .orphanedLog("/x/a.db-wal"), .newerVersion(found: 3, known: 2),
        .otherProgram(applicationID: 7), .corrupt,
        .inaccessible, .readOnly, .busy, .tooManyFiles, .full, .disk, .inDoubt, .constraint,
        .copyFailed("/x/backups/before-version-2.db"), .inUse, .notDamaged,
        .replacementInDoubt("/x/aside.db"), .moved, .strayLog("/x/a.db-wal", aside: nil),
        .strayLog("/x/a.db-wal", aside: "/x/a.db-wal-stray"),
        .unexpectedRow(column: "a", expected: "text", found: "null"), .closed, .misuse, .failed,
    ]

    @Test("every error is one line that names the file", arguments: kinds)
    func oneLine(kind: DatabaseError.Kind) {
        let error = DatabaseError(kind, code: ResultCode(1), message: "why", path: "/x/a.db", sql: "SELECT\n 1")
        #expect(error.description.contains("/x/a.db"))
        #expect(!error.description.contains("\n"))
        #expect(error.description.hasSuffix("."))
    }

    @Test(
        "a common reason is said in the language of the person, and in English as SQLite or the system says it",
        arguments: [
            (DatabaseError.Kind.corrupt, "database disk image is malformed"), (.disk, "disk I/O error"),
            (.inaccessible, "unable to open database file"), (.inaccessible, "Permission denied"),
            (.copyFailed("/x/b.db"), "Disk quota exceeded"), (.constraint, "UNIQUE constraint failed: note.name"),
            (
                .unexpectedRow(column: "rate", expected: "a percent", found: "integer 101"),
                "column rate of row 1 should hold a percent but is integer 101"
            ),
        ])
    func reasons(kind: DatabaseError.Kind, message: String) {
        let error = DatabaseError(kind, code: ResultCode(1), message: message, path: "/x/a.db")
        #expect(error.explanation.english.contains("(\(message))"))
        #expect(error.reason.english == message)
        for language in Language.allCases where language != .english {
            let text = error.explanation.text(in: language)
            #expect(!text.contains(message))
            #expect(text.contains(error.reason.text(in: language)))
        }
    }

    @Test("what an unexpected column holds is said in every language")
    func unexpectedColumn() {
        let kind = DatabaseError.Kind.unexpectedRow(column: "rate", expected: "a percent", found: "integer 101")
        let error = DatabaseError(kind, code: ResultCode(20), message: "in English", path: "/x/a.db")
        for language in Language.allCases where language != .english {
            let text = error.reason.text(in: language)
            #expect(text.contains("rate"))
            #expect(text.contains("integer 101"))
        }
    }

    @Test("a rare reason is said as it came")
    func rareReason() {
        let error = DatabaseError(.failed, code: ResultCode(1), message: "no such table: notes", path: "/x/a.db")
        for language in Language.allCases { #expect(error.reason.text(in: language) == "no such table: notes") }
    }
}
