import Basics
import ProfileDomainInterface
import SQLite

extension Connection {
    /// Returns the stored profile, without an invalid nickname and without unknown languages, pages, frequencies of
    /// visions, and hints.
    ///
    /// - Throws: `DatabaseError`, also if the profile's row is missing. Every store has this row; without the error,
    ///   the profile would look like that of a new store.
    func profile() throws -> Profile {
        var profile = Profile()
        let sql =
            "SELECT id, nickname, language, start, visions, suggester FROM (SELECT 1 AS one) LEFT JOIN profile ON id = one"
        _ = try first(sql) { row in
            _ = try row.integer("id")
            profile.nickname = try ifReadable { try row.nickname() } ?? nil
            profile.language =
                try ifReadable { try row.optionalText("language").flatMap(Language.init(rawValue:)) } ?? nil
            let start = try ifReadable { try row.optionalText("start").flatMap(StartPage.init(rawValue:)) } ?? nil
            profile.start = start ?? .home
            let visions = try ifReadable { try row.optionalText("visions").flatMap(VisionRhythm.init(rawValue:)) }
            profile.visions = (visions ?? nil) ?? .weekly
            profile.suggester = try ifReadable { try row.suggester() } ?? nil
        }
        let hints = try query("SELECT name FROM seen_hint") { row in Hint(rawValue: try row.text("name")) }
        profile.seenHints = Set(hints.compactMap(\.self))
        return profile
    }

    /// Writes the nickname and the choices that differ from `before`, and keeps stored values that are unknown.
    func write(_ profile: Profile, over before: Profile) throws(DatabaseError) {
        // Compared by bytes, because Swift's `==` ignores how accents are composed.
        if profile.nickname.map({ Array($0.text.utf8) }) != before.nickname.map({ Array($0.text.utf8) }) {
            try execute("UPDATE profile SET nickname = ?", profile.nickname?.text)
        }
        if profile.language != before.language {
            try execute("UPDATE profile SET language = ?", profile.language?.rawValue)
        }
        if profile.start != before.start {
            try execute("UPDATE profile SET start = ?", profile.start.rawValue)
        }
        if profile.visions != before.visions {
            try execute("UPDATE profile SET visions = ?", profile.visions.rawValue)
        }
        if profile.suggester.map({ Array($0.stored.utf8) }) != before.suggester.map({ Array($0.stored.utf8) }) {
            try execute("UPDATE profile SET suggester = ?", profile.suggester?.stored)
        }
    }

    /// Writes the shown hints that differ from `before`. This is not an edit, because hints are local to the machine.
    func write(_ hints: Set<Hint>, over before: Set<Hint>) throws(DatabaseError) {
        for hint in hints.subtracting(before) {
            try execute("INSERT INTO seen_hint (name) VALUES (?)", hint.rawValue)
        }
        for hint in before.subtracting(hints) {
            try execute("DELETE FROM seen_hint WHERE name = ?", hint.rawValue)
        }
    }
}

extension SuggesterCommand {
    /// The words of the command as a JSON array, which is their form in the store.
    fileprivate var stored: String { JSONValue.array(words.map { .string($0) }).text }

    fileprivate init?(stored text: String) {
        guard case .array(let values) = try? JSONValue(parsing: text) else { return nil }
        let words = values.compactMap { if case .string(let word) = $0 { word } else { nil } }
        guard words.count == values.count, let command = try? SuggesterCommand(words) else { return nil }
        self = command
    }
}

extension Row {
    fileprivate func suggester() throws(DatabaseError) -> SuggesterCommand? {
        guard let text = try optionalText("suggester") else { return nil }
        return try checked(
            SuggesterCommand(stored: text), "suggester", expected: "a JSON array of the words of a command line")
    }

    fileprivate func nickname() throws(DatabaseError) -> Nickname? {
        guard let text = try optionalText("nickname") else { return nil }
        let (least, most) = (Nickname.length.lowerBound, Nickname.length.upperBound)
        return try checked(try? Nickname(text), "nickname", expected: "text of \(least) to \(most) characters")
    }
}
