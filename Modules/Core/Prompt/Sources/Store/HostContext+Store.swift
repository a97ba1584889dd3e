import Commands
import Languages
import Platform
import Records

// The command `backup`.
@MainActor extension HostContext {
    static func backupCommand(of store: any BackupStore) -> HostCommand {
        HostCommand(
            "backup", OptionalArgument(PathArgument(StorePhrases.file)), summary: StorePhrases.backup,
            example: StorePhrases.backupExample,
            outcome: [.member("file", StorePhrases.backupFile) { (file: String) in file }]
        ) { context, path in
            let written = try await store.backUp(to: path.map { try context.path($0) })
            let file = FileSystem.resolvingFolders(of: written) ?? written
            if !context.speaker.writesJSON { try context.speaker.tell(StorePhrases.isBackedUp(file)) }
            return file
        }
    }
}
