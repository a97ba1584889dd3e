// Shows every screen in every state, on test doubles: swift run Catalog. Shows the screens of one app: swift run
// Catalog sakatsu
import CatalogKit
import Platform
import Programs
import RibKit

// The features of each app are read from the table of the working copy, if the current folder is in one.
let house = FileSystem.currentFolder.flatMap(House.root(above:)).flatMap { try? House(at: $0) }
let apps = (house?.table.outside ?? []).filter { $0.word == "App" }.map { line in
    let linked = house?.target(named: line.name)?.dependencies ?? []
    return (
        name: line.name,
        features: Set(linked.filter { $0.hasSuffix("Feature") }.map { String($0.dropLast("Feature".count)) })
    )
}

Program("Catalog", summary: CatalogPhrases.summary).run { _, _ in
    Program.App(root: CatalogRouter(try Catalog.entries(), apps: apps))
}
