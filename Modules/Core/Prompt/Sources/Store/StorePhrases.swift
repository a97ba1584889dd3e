import Languages

/// The texts of backups.
enum StorePhrases {
    static let file = Phrase("file", .ko("파일"), .ja("ファイル"))
    static let backup = Phrase(
        "write everything into a file of its own, to put back with “restore”",
        .ko("모든 것을 백업 파일 하나로 저장하기 (“restore”로 되돌리기)"),
        .ja("すべてを1つのバックアップファイルに保存する（「restore」で戻す）"))
    static let backupExample = Phrase(typed: "backup before-moving.db")
    static let backupFile = Phrase("of a backup: the new file", .ko("backup이면 새 파일"), .ja("backup なら新しいファイル"))

    static func isBackedUp(_ file: String) -> Phrase {
        Phrase("Everything is in \(file) now.", .ko("모두 \(file)에 저장했어요."), .ja("すべて \(file) に保存しました。"))
    }
}
