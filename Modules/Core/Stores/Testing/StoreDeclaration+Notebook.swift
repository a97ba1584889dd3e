import Basics
import Journal
import JournalTesting
public import Stores

// rib: verbatim file: doubles for tests

extension StoreDeclaration {
    /// The store of a sample program, `notes`: the pages of a notebook, and their lines.
    public static let notes = StoreDeclaration(
        of: "notes", schema: Notebook.schema, contents: Phrase(verbatim: "All pages."),
        parts: [Part(Phrase(verbatim: "pages"), tables: ["page"]), Part(Phrase(verbatim: "lines"), tables: ["line"])]
    ) { database, now, alongside in
        Journal(database, tables: Notebook.tables, now: now, alongside: alongside)
    }
}
