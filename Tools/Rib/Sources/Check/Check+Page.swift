extension Check {
    /// Finds modules that the page of modules lacks or lists wrongly, and names on the page to which no module belongs.
    /// Finds nothing in a house without that page.
    func checkPage(_ all: inout Findings) {
        guard let page else { return }
        func add(_ index: Int, _ message: String) {
            all.add(ModulesPage.path, index + 1, .modulesPage, message, fix: .updatePage)
        }
        let rows = page.rows
        for row in rows {
            for entry in row.entries where house.module(row.layer, entry.name) == nil {
                add(
                    row.index,
                    "“\(entry.name)” is named here, and \(row.layer.rawValue) has no such module: take it out")
            }
        }
        for module in house.modules {
            guard let row = rows.first(where: { $0.names(module) }) else {
                add(
                    page.heading(of: module.layer) ?? 0,
                    "\(module.title) is not on this page: say under “## \(module.layer.rawValue)” what it is")
                continue
            }
            if let users = ModulesPage.wrongUsers(of: module, in: row) {
                add(
                    row.index,
                    "\(module.title) is for “\(row.cells[0])” here, and for others by the table: write “\(users)”")
            }
            if ModulesPage.lacksLink(module, in: row, of: house) {
                add(row.index, "\(module.title) has an article: link its name to \(module.article)")
            }
        }
    }
}
