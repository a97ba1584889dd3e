import Basics
import Journal
import JournalTesting
public import SQLite
public import Stores

// rib: verbatim file: doubles for tests

extension StoreDeclaration {
    /// The store of a sample program, `notes`: the pages of a notebook, and their lines.
    public static let notes = keepingNotes(in: Notebook.schema)

    /// Returns the store of the sample program `notes` with a schema of its own, whose migrations create the tables of a
    /// notebook.
    public static func keepingNotes(in schema: Schema) -> StoreDeclaration {
        StoreDeclaration(
            of: "notes", schema: schema, contents: Phrase(verbatim: "All pages."),
            parts: [
                Part(Phrase(verbatim: "pages"), tables: ["page"]), Part(Phrase(verbatim: "lines"), tables: ["line"]),
            ]
        ) { database, now, alongside in
            Journal(database, tables: Notebook.tables, now: now, alongside: alongside)
        }
    }
}
