extension Check {
    /// Findings for modules that the page of modules does not list as they are, and for names there of no module. A
    /// house without that page has none.
    var pageFindings: [Finding] {
        guard let page else { return [] }
        let rows = page.rows
        let strangers = rows.flatMap { row in
            row.entries.filter { house.module(row.layer, $0.name) == nil }.map { entry in
                finding(
                    row.index,
                    "“\(entry.name)” is named here, and \(row.layer.rawValue) has no such module: take it out")
            }
        }
        let listed = Dictionary(
            rows.flatMap { row in row.entries.map { (Table.Key(word: row.layer.rawValue, name: $0.name), row) } },
            uniquingKeysWith: { first, _ in first })
        return strangers
            + house.modules.flatMap { module in
                listed[module.key].map { mistakes(in: $0, of: module) } ?? [
                    finding(
                        page.heading(of: module.layer) ?? 0,
                        "\(module.title) is not on this page: say under “## \(module.layer.rawValue)” what it is")
                ]
            }
    }

    private func mistakes(in row: ModulesPage.Row, of module: Module) -> [Finding] {
        var messages: [String] = []
        if let users = ModulesPage.wrongUsers(of: module, in: row) {
            messages.append(
                "\(module.title) is for “\(row.cells[0])” here, and for others by the table: write “\(users)”")
        }
        if ModulesPage.lacksLink(module, in: row, of: house) {
            messages.append("\(module.title) has an article: link its name to \(module.article)")
        }
        return messages.map { finding(row.index, $0) }
    }

    private func finding(_ index: Int, _ message: String) -> Finding {
        Finding(ModulesPage.path, index + 1, .modulesPage, message, fix: .updatePage)
    }
}
