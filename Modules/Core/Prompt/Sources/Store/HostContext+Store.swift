import Commands
import Languages
import Records

// The command of a program that keeps everything in one file.
@MainActor extension HostContext {
    static let storeCommands = [
        HostCommand(
            "backup", OptionalArgument(PathArgument(StorePhrases.file)), summary: StorePhrases.backup,
            example: StorePhrases.backupExample,
            outcome: [.member("file", StorePhrases.backupFile) { (file: String) in file }]
        ) { context, path in
            try await context.backUp(to: path)
        }
    ]

    private func backUp(to path: String?) async throws -> String {
        guard let store else { throw UsageError(StorePhrases.noStore) }
        let file = try await store.backUp(to: path)
        if !speaker.writesJSON { try speaker.tell(StorePhrases.isBackedUp(file)) }
        return file
    }
}
