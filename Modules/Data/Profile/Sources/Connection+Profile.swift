import Languages
import ProfileDomainInterface
import SQLite

extension Connection {
    /// The profile as its rows have it; an empty one when there are none. Unknown languages and hints are left out.
    ///
    /// - Throws: `DatabaseError`, whose kind is `unexpectedRow` for a row that no profile can have. Its SQL names the
    ///   table.
    func profile() throws -> Profile {
        var profile = Profile()
        _ = try first("SELECT nickname, language FROM profile") { row in
            profile.nickname = try row.nickname()
            profile.language = try row.optionalText("language").flatMap(Language.init(rawValue:))
        }
        let hints = try query("SELECT name FROM seen_hint") { row in Hint(rawValue: try row.text("name")) }
        profile.seenHints = Set(hints.compactMap(\.self))
        return profile
    }

    /// Writes what differs, and leaves alone what does not, unknown languages and hints among it.
    ///
    /// - Throws: `DatabaseError`.
    func write(_ profile: Profile, over before: Profile) throws(DatabaseError) {
        // By bytes: for Swift's `==` the two ways to write é are one.
        if profile.nickname.map({ Array($0.text.utf8) }) != before.nickname.map({ Array($0.text.utf8) }) {
            let sql = """
                INSERT INTO profile (id, nickname) VALUES (1, ?)
                ON CONFLICT (id) DO UPDATE SET nickname = excluded.nickname
                """
            try execute(sql, profile.nickname?.text)
        }
        if profile.language != before.language {
            let sql = """
                INSERT INTO profile (id, language) VALUES (1, ?)
                ON CONFLICT (id) DO UPDATE SET language = excluded.language
                """
            try execute(sql, profile.language?.rawValue)
        }
        for hint in profile.seenHints.subtracting(before.seenHints) {
            try execute("INSERT INTO seen_hint (name) VALUES (?)", hint.rawValue)
        }
        for hint in before.seenHints.subtracting(profile.seenHints) {
            try execute("DELETE FROM seen_hint WHERE name = ?", hint.rawValue)
        }
    }
}

extension Row {
    fileprivate func nickname() throws(DatabaseError) -> Nickname? {
        guard let text = try optionalText("nickname") else { return nil }
        guard let nickname = try? Nickname(text) else {
            let length = Nickname.length
            throw unexpected(
                "nickname", expected: "text of \(length.lowerBound) to \(length.upperBound) characters")
        }
        return nickname
    }
}
