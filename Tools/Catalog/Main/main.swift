// Shows every screen in every state, on test doubles: swift run Catalog. Shows the screens of one app: swift run
// Catalog sakatsu
import CatalogKit
import Host
import Platform
import RibKit

// The features of each app are read from the table of the working copy, if the current folder is in one.
let house = FileSystem.currentFolder.flatMap(House.root(above:)).flatMap { try? House(at: $0) }
let apps = (house?.apps ?? []).map { (name: $0.name, features: $0.features) }

Program("Catalog", summary: CatalogPhrases.summary).run { _, _ in
    Program.App(root: CatalogRouter(try Catalog.entries(), apps: apps))
}
