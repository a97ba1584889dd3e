extension MandalartSchema {
    /// The full-text indexes of cells and of wishes, by their rows, and the last edit that they know.
    ///
    /// The journal tells which rows changed since. Swift composes the indexed text before a search. A wish is indexed with
    /// its tree.
    static let search =
        indexes + ["CREATE TABLE search_state (edit INTEGER NOT NULL) STRICT", "INSERT INTO search_state VALUES (0)"]

    /// Made anew when they are damaged.
    static let indexes = [
        """
        CREATE VIRTUAL TABLE cell_text USING fts5 (
            title, note, columnsize = 0, prefix = 1,
            tokenize = "unicode61 remove_diacritics 2 categories 'L* N* S* M* Co'"
        )
        """,
        """
        CREATE VIRTUAL TABLE wish_text USING fts5 (
            title, tree, columnsize = 0, prefix = 1,
            tokenize = "unicode61 remove_diacritics 2 categories 'L* N* S* M* Co'"
        )
        """,
    ]
}
