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
