public import Platform

extension Licence {
    /// SQLite's entry in the list of licenses. SQLite is in the public domain.
    public static let sqlite = Licence(
        "SQLite", DatabasePhrases.publicDomain, at: "https://www.sqlite.org/copyright.html")
}
