// Every screen in every state, on doubles: swift run Catalog
import CatalogKit
import Programs

await Program("Catalog", summary: CatalogPhrases.summary).run { _, _ in
    Program.App(root: CatalogRouter(try Catalog.entries()))
}
