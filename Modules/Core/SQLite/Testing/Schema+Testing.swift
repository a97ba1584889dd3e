public import SQLite

extension Schema {
    /// A schema from its SQL alone: each list of statements is one migration, the first one version 1.
    public static func numbered(_ migrations: [String]..., applicationID: Int32 = 0x7465_7374) -> Schema {
        Schema(
            applicationID: applicationID,
            migrations: zip(1..., migrations).map { version, statements in
                Migration(version: version, name: "step \(version)", statements: statements)
            })
    }
}
