import Basics

enum BackupPhrases {
    static let file = Phrase("file", .ko("파일"), .ja("ファイル"))
    static let backup = Phrase(
        "write everything into a file of its own, to put back with “restore”",
        .ko("모든 데이터를 백업 파일 하나로 저장 (“restore”로 복원)"),
        .ja("すべてのデータを1つのバックアップファイルに保存する（「restore」で復元）"))
    static let backupExample = Phrase(typed: "backup before-moving.db")
    static let backupFile = Phrase("of a backup: the new file", .ko("backup이면 새 파일"), .ja("backup なら新しいファイル"))

    static func isBackedUp(_ file: String) -> Phrase {
        Phrase("Everything is in \(file) now.", .ko("모든 데이터를 \(file)에 저장했습니다."), .ja("すべてのデータを \(file) に保存しました。"))
    }
}
