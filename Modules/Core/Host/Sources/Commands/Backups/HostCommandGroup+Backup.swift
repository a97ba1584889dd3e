import Basics
import Commands
import Platform

extension HostCommandGroup {
    /// Returns the command `backup`, for a program with a store.
    public static func backup(of store: any BackupStore) -> HostCommandGroup {
        HostCommandGroup([
            HostCommand("backup", outcome: [.member("file", BackupPhrases.backupFile) { (file: String) in file }]) {
                Syntax(
                    $0, OptionalArgument(PathArgument(BackupPhrases.file)), summary: BackupPhrases.backup,
                    example: BackupPhrases.backupExample
                ) { $0 }
            } run: { context, path in
                let written = try await store.backUp(to: path.map { try context.path($0) })
                let file = FileSystem.resolvingFolders(of: written) ?? written
                if !context.speaker.writesJSON { try context.speaker.tell(BackupPhrases.isBackedUp(file)) }
                return file
            }
        ])
    }
}

/// The store, which is one file with all data of a program, for the command `backup`.
public protocol BackupStore: Sendable {
    /// Copies all current data to a new file, even while other programs write to the store.
    ///
    /// - Parameter path: The path of the new file; `nil` for a file beside the store, with the date in its name.
    /// - Returns: The path of the new file.
    /// - Throws: The error of the store, if it cannot be read or if the path already exists.
    func backUp(to path: String?) async throws -> String

    /// Returns whether the bytes of a file are a backup, which cannot be imported as a document.
    func isBackup(_ bytes: [UInt8]) -> Bool
}

extension BackupStore {
    /// Returns `false`: by default, no file is recognized as a backup.
    public func isBackup(_ bytes: [UInt8]) -> Bool { false }
}

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
