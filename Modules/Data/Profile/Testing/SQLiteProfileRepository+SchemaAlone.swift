package import ProfileData
package import SQLite

extension SQLiteProfileRepository {
    /// A schema with this module's tables alone. Its versions are counted anew, as other modules' are missing.
    package static var schemaAlone: Schema {
        Schema(
            applicationID: 0x7072_6F66,
            migrations: zip(1..., migrations).map { version, migration in
                Migration(version: version, name: migration.name, statements: migration.statements)
            })
    }
}
