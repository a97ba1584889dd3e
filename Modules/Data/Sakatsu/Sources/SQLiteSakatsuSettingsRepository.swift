import Basics
package import Journal
import SQLite
package import SakatsuDomainInterface
import SakatsuSchemaData

/// Stores the settings in a SQLite database.
///
/// An unknown language comes from a newer program. The repository ignores such a language, but keeps it in the store
/// until an edit chooses another one. The same is true for all other values that cannot be read.
package struct SQLiteSakatsuSettingsRepository: SakatsuSettingsRepository {
    private let journal: Journal

    package init(_ journal: Journal) {
        self.journal = journal
    }

    /// Returns the stored settings, with initial values in place of invalid ones.
    package func settings() async throws -> SakatsuSettings {
        try await journal.database.read { try $0.settings() }
    }

    /// Makes one edit in the undo scope of the settings.
    package func edit(
        _ change: @escaping @Sendable (inout SakatsuSettings) throws -> Void
    ) async throws -> SakatsuSettings {
        try await journal.edit { connection, edit in
            let before = try connection.settings()
            var after = before
            try change(&after)
            try connection.write(after, over: before, in: &edit)
            return after
        }
    }
}

extension Connection {
    fileprivate func settings() throws -> SakatsuSettings {
        var (settings, defaults) = (SakatsuSettings(), VisitDefaults())
        // Every store has this row. Without an error for a missing one, the settings would look like those of a new
        // store.
        let sql = """
            SELECT id, facility, count, \(Phase.columns.joined(separator: ", ")), sauna_temperature,
                cool_bath_temperature, language
            FROM (SELECT 1 AS one) LEFT JOIN settings ON id = one
            """
        _ = try first(sql) { row in
            _ = try row.integer("id")
            defaults.facility = try ifReadable { try row.optionalVisitText("facility") } ?? nil
            defaults.count = try ifReadable { try row.setCount() } ?? defaults.count
            defaults.set = (try ifReadable { try row.saunaSet() } ?? nil) ?? defaults.set
            let sauna = try ifReadable { try row.temperature("sauna_temperature") } ?? nil
            let coolBath = try ifReadable { try row.temperature("cool_bath_temperature") } ?? nil
            defaults.temperatures = Temperatures(sauna: sauna, coolBath: coolBath)
            let language = try ifReadable { try row.optionalText("language").flatMap(Language.init(rawValue:)) }
            settings.language = language ?? nil
        }
        let rows = try readable("SELECT name, tenths FROM usual_temperature WHERE NOT deleted ORDER BY place, id") {
            try $0.namedTemperature()
        }
        defaults.temperatures = defaults.temperatures.placing(rows).placed
        settings.defaults = defaults
        return settings
    }

    fileprivate func write(
        _ settings: SakatsuSettings, over before: SakatsuSettings, in edit: inout OpenEdit
    ) throws {
        let (old, new) = (before.defaults, settings.defaults)
        // Compared by bytes, because Swift's `==` ignores how accents are composed.
        if new.facility.map({ Array($0.text.utf8) }) != old.facility.map({ Array($0.text.utf8) }) {
            try execute("UPDATE settings SET facility = ?", new.facility?.text)
        }
        if new.count != old.count { try execute("UPDATE settings SET count = ?", new.count.count) }
        if !new.set.hasSameBytes(as: old.set) {
            let assignments = Phase.columns.map { "\($0) = ?" }.joined(separator: ", ")
            try execute("UPDATE settings SET \(assignments)", arguments: new.set.values)
        }
        if new.temperatures.sauna != old.temperatures.sauna {
            try execute("UPDATE settings SET sauna_temperature = ?", new.temperatures.sauna?.tenths)
        }
        if new.temperatures.coolBath != old.temperatures.coolBath {
            try execute("UPDATE settings SET cool_bath_temperature = ?", new.temperatures.coolBath?.tenths)
        }
        if settings.language != before.language {
            try execute("UPDATE settings SET language = ?", settings.language?.rawValue)
        }
        let table = TemperatureTable(name: "usual_temperature", visit: nil)
        try write(new.temperatures.named, over: old.temperatures.named, in: table, &edit)
    }
}

extension Row {
    fileprivate func setCount() throws(DatabaseError) -> SetCount {
        try checked(try? SetCount(try integer("count")), "count", expected: "a number from 0 to 30")
    }
}
