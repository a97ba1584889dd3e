import Platform

extension ModulesPage {
    /// Adds a row for a module at the end of its layer's section, which is added if it is missing.
    ///
    /// - Parameters:
    ///   - module: the module.
    ///   - house: the working copy with the module's article, if there is one. Its summary describes the module.
    ///   - description: what the module is. Without one and without an article, the row asks for it.
    mutating func add(_ module: Module, in house: House, describedAs description: String? = nil) {
        let summary = Self.summary(of: module, in: house)
        let start = heading(of: module.layer) ?? addSection(module.layer)
        let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("## ") } ?? lines.endIndex
        let last = lines[start..<end].lastIndex { $0.hasPrefix("|") }
        let known = rows.last { $0.layer == module.layer }
        let hasUsers = known?.hasUsers ?? (module.layer == .core)
        let row = Row(
            index: 0, layer: module.layer, entries: [Entry(module.name, link: summary == nil ? nil : module.article)],
            cells: (hasUsers ? [module.users ?? "hosts, apps"] : []) + [description ?? summary ?? Self.request],
            hasUsers: hasUsers)
        if let last {
            lines.insert(row.text, at: last + 1)
        } else {
            let head = hasUsers ? ["| module | for | is |", "|---|---|---|"] : ["| module | is |", "|---|---|"]
            let place = lines[start..<end].lastIndex { !$0.isEmpty } ?? start
            lines.insert(contentsOf: [""] + head + [row.text], at: place + 1)
        }
    }

    /// Adds the section of a layer before the section of the next one, and returns the index of its heading.
    private mutating func addSection(_ layer: Layer) -> Int {
        let later = Layer.allCases.drop { $0 != layer }.dropFirst()
        if let next = later.compactMap(heading).first {
            lines.insert(contentsOf: ["## \(layer.rawValue)", ""], at: next)
            return next
        }
        while lines.last == "" { lines.removeLast() }
        lines += (lines.isEmpty ? [] : [""]) + ["## \(layer.rawValue)", ""]
        return lines.count - 2
    }

    /// Removes a name from the section of a layer. A row of several names loses only the name and, if its description
    /// has as many parts as names, the part for that name. Any other row is removed, and with the last row the head of
    /// its table.
    mutating func remove(_ name: String, from layer: Layer) {
        while var row = rows.first(where: { $0.layer == layer && $0.entries.contains { $0.name == name } }) {
            let place = row.entries.firstIndex { $0.name == name } ?? 0
            if row.entries.count > 1 {
                var parts = row.cells.last?.split(separator: "; ") ?? []
                if parts.count == row.entries.count {
                    parts.remove(at: place)
                    row.cells[row.cells.endIndex - 1] = parts.joined(separator: "; ")
                }
                row.entries.remove(at: place)
                lines[row.index] = row.text
            } else if lines[row.index - 1].hasPrefix("|-"),
                lines.dropFirst(row.index + 1).first?.hasPrefix("|") != true
            {
                let isSpaced = row.index > 2 && lines[row.index - 3].isEmpty
                lines.removeSubrange(row.index - (isSpaced ? 3 : 2)...row.index)
            } else {
                lines.remove(at: row.index)
            }
        }
    }

    /// Gives a module another name, and its folder, its documentation catalog and its article another address.
    mutating func rename(_ module: Module, to new: Module) {
        if var row = rows.first(where: { $0.names(module) }) {
            row.entries = row.entries.map { $0.name == module.name ? Entry(new.name, link: $0.link) : $0 }
            lines[row.index] = row.text
        }
        let addresses = [module, new].map { module in
            let folder = "](\(module.layer.rawValue)/\(module.name)/"
            return ["](\(module.article)", "\(folder)Sources/\(module.base).docc/", folder]
        }
        for (old, new) in zip(addresses[0], addresses[1]) { lines = lines.map { $0.replacing(old, with: new) } }
    }

    /// Lists every module of a house and no other one, each with the layers that may use it and with its article.
    mutating func update(for house: House) {
        for row in rows {
            for entry in row.entries where house.module(row.layer, entry.name) == nil {
                remove(entry.name, from: row.layer)
            }
        }
        for module in house.modules {
            guard var row = rows.first(where: { $0.names(module) }) else {
                add(module, in: house)
                continue
            }
            let users = Self.wrongUsers(of: module, in: row)
            let lacksLink = Self.lacksLink(module, in: row, of: house)
            if let users { row.cells[0] = users }
            if lacksLink {
                row.entries = row.entries.map { $0.name == module.name ? Entry($0.name, link: module.article) : $0 }
            }
            if users != nil || lacksLink { lines[row.index] = row.text }
        }
    }

    /// Returns the layers that a row should name as users of its one core module; `nil` if it names these.
    static func wrongUsers(of module: Module, in row: Row) -> String? {
        guard row.hasUsers, row.entries.count == 1, let users = row.cells.first,
            module.names("for").allSatisfy({ word in Layer.allCases.contains { $0.word == word } })
        else { return nil }
        guard let right = module.users else {
            let layers = Layer.allCases.map(\.label) + ["all"]
            return users.split(separator: ", ").contains { layers.contains(String($0)) } ? "hosts, apps" : nil
        }
        return users == right ? nil : right
    }

    /// Whether a module has an article to which its row does not lead.
    static func lacksLink(_ module: Module, in row: Row, of house: House) -> Bool {
        row.entries.contains { $0.name == module.name && $0.link == nil } && house.hasArticle(module)
    }

    /// The first paragraph of a module's article, as the description in a row; `nil` if there is no article.
    private static func summary(of module: Module, in house: House) -> String? {
        guard house.hasArticle(module), let bytes = try? FileSystem.bytes(of: house.path("Modules/\(module.article)"))
        else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let paragraph = lines.drop { $0.hasPrefix("#") || $0.isEmpty }.prefix { !$0.isEmpty }.joined(separator: " ")
        let sentence = paragraph.last == "." ? paragraph.dropLast() : paragraph[...]
        // A name whose second letter is a capital, such as SQLite, keeps its first capital.
        let isName = sentence.dropFirst().first?.isUppercase == true
        return isName ? String(sentence) : sentence.prefix(1).lowercased() + sentence.dropFirst()
    }
}

extension House {
    /// Whether a module has an article: a first page in its documentation catalog.
    func hasArticle(_ module: Module) -> Bool { FileSystem.exists(path("Modules/\(module.article)")) }
}
