public import Platform

extension Licence {
    /// SQLite has no licence: it belongs to everybody.
    public static let sqlite = Licence(
        "SQLite", DatabasePhrases.publicDomain, at: "https://www.sqlite.org/copyright.html")
}
