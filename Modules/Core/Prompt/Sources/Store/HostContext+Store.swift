import Commands
import Languages
import Records

// The command of a program that keeps everything in one file.
@MainActor extension HostContext {
    static func backupCommand(of store: any BackupStore) -> HostCommand {
        HostCommand(
            "backup", OptionalArgument(PathArgument(StorePhrases.file)), summary: StorePhrases.backup,
            example: StorePhrases.backupExample,
            outcome: [.member("file", StorePhrases.backupFile) { (file: String) in file }]
        ) { context, path in
            let file = try await store.backUp(to: path)
            if !context.speaker.writesJSON { try context.speaker.tell(StorePhrases.isBackedUp(file)) }
            return file
        }
    }
}
