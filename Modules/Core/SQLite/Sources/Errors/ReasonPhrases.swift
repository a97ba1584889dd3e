import Basics
import CSQLite
import Platform

/// The reasons that SQLite and the system give for errors, translated if they are common ones.
enum ReasonPhrases {
    /// Returns a reason in brackets, for the end of a message.
    static func inBrackets(_ reason: Phrase) -> Phrase {
        Phrase(" (\(reason))", .ko(" (\(reason))"), .ja("（\(reason)）"))
    }

    /// Returns the reason for rejecting a column's value. In English, it is `message`, which also names the row.
    static func unexpected(_ column: String, expected: String, found: String, _ message: String) -> Phrase {
        let phrase = Phrase(
            "column \(column) should hold \(expected) but is \(found)",
            .ko("\(column) 열의 값이 올바르지 않습니다: \(found), 필요한 값: \(expected)"),
            .ja("\(column) 列の値が正しくありません: \(found)、必要な値: \(expected)"))
        return Phrase(made: { $0 == .english ? message : phrase.text(in: $0) })
    }

    /// Returns a message of SQLite or of the system, translated if it is a common one.
    static func reason(_ message: String) -> Phrase {
        if let (result, subject) = constraint(message) { return broken(result, subject) }
        let known = sentences.first { result, _ in String(cString: sqlite3_errstr(result)) == message }
        return known?.phrase ?? SystemError.phrase(ofReason: message)
    }

    /// The translations of SQLite's messages, which SQLite has only in English, by result code.
    private static let sentences: [(result: Int32, phrase: Phrase)] = [
        (
            SQLITE_CORRUPT,
            Phrase("database disk image is malformed", .ko("데이터베이스 내용이 올바르지 않습니다"), .ja("データベースの内容が正しくありません"))
        ),
        (
            SQLITE_NOTADB, Phrase("file is not a database", .ko("데이터베이스 파일이 아닙니다"), .ja("データベースファイルではありません"))
        ),
        (
            SQLITE_CANTOPEN,
            Phrase("unable to open database file", .ko("데이터베이스 파일을 열 수 없습니다"), .ja("データベースファイルを開けません"))
        ),
        (
            SQLITE_READONLY,
            Phrase(
                "attempt to write a readonly database", .ko("읽기 전용 데이터베이스입니다"), .ja("読み取り専用のデータベースです"))
        ),
        (SQLITE_IOERR, Phrase("disk I/O error", .ko("디스크 입출력 오류가 발생했습니다"), .ja("ディスクの入出力エラーが発生しました"))),
        (SQLITE_FULL, Phrase("database or disk is full", .ko("디스크가 가득 찼습니다"), .ja("ディスクがいっぱいです"))),
        (SQLITE_BUSY, Phrase("database is locked", .ko("데이터베이스가 잠겨 있습니다"), .ja("データベースがロックされています"))),
        (SQLITE_NOMEM, Phrase("out of memory", .ko("메모리가 부족합니다"), .ja("メモリが不足しています"))),
        (SQLITE_TOOBIG, Phrase("string or blob too big", .ko("값이 너무 큽니다"), .ja("値が大きすぎます"))),
        (SQLITE_INTERRUPT, Phrase("interrupted", .ko("작업이 중단되었습니다"), .ja("処理が中断されました"))),
    ]

    /// Returns the kind and the subject of a constraint violation from its message, such as
    /// `UNIQUE constraint failed: chart.name`; `nil` for any other message.
    private static func constraint(_ message: String) -> (kind: String, subject: String)? {
        for kind in ["UNIQUE", "NOT NULL", "CHECK", "FOREIGN KEY"] {
            let start = "\(kind) constraint failed"
            if message.hasPrefix(start) { return (kind, String(message.dropFirst(start.count))) }
        }
        return nil
    }

    private static func broken(_ kind: String, _ subject: String) -> Phrase {
        Phrase(
            "\(kind) constraint failed\(subject)", .ko("\(kind) 제약 조건을 위반했습니다\(subject)"),
            .ja("\(kind) 制約に違反しています\(subject)"))
    }
}
