public import SQLite

extension Schema {
    /// Returns a schema made of SQL alone. Each list of statements is one migration, and the first has version 1.
    public static func numbered(_ migrations: [String]..., applicationID: Int32 = testID) -> Schema {
        Schema(
            applicationID: applicationID,
            migrations: zip(1..., migrations).map { version, statements in
                Migration(version: version, name: "step \(version)", statements: statements)
            })
    }

    /// Returns a schema of one module's migrations without those of other modules, renumbered from 1.
    public static func alone(_ migrations: [Migration]) -> Schema {
        Schema(
            applicationID: testID,
            migrations: zip(1..., migrations).map { version, migration in
                Migration(version: version, name: migration.name, statements: migration.statements)
            })
    }

    /// The application id of test files.
    public static let testID: Int32 = 0x7465_7374
}
