extension House {
    /// Returns the module that typed text refers to: `Notes`, `Feature/Notes` if the name is ambiguous, or
    /// `NotesFeature`. With `withInterface`, a name without a layer does not match data modules, because they have no
    /// Interface.
    ///
    /// - Throws: ``Refusal`` unless exactly one module matches.
    func module(meantBy text: String, withInterface: Bool = false) throws(Refusal) -> Module {
        let parts = text.split(whereSeparator: { $0 == "/" || $0 == " " }).map(String.init)
        let found = modules.filter { module in
            if withInterface, parts.count == 1, module.layer == .data { return false }
            if parts.count == 2 {
                return module.layer.rawValue.lowercased() == parts[0].lowercased() && module.name == parts[1]
            }
            return module.name == text || module.base == text
        }
        guard let first = found.first else { throw Refusal("there is no module \(text) in the table: see “rib graph”") }
        guard found.count == 1 else {
            let names = found.map { "\($0.layer.rawValue)/\($0.name)" }.joined(separator: ", ")
            throw Refusal("\(text) means \(names): name one of them")
        }
        return first
    }

    /// Returns a message with the position of each reference to the module: in the table, or in an import of a target
    /// outside the modules.
    func dependents(of module: Module) throws -> [String] {
        var places: [String] = []
        for line in table.modules + table.outside {
            for argument in line.arguments {
                guard let label = argument.label, label == module.layer.label else { continue }
                for word in argument.words where word.text == module.name {
                    places.append("\(Table.path):\(word.line): \(line.word)(\"\(line.name)\") names it in \(label)")
                }
            }
        }
        for library in table.systemLibraries
        where module.layer == .core && library.words("of").first?.text == module.name {
            places.append("\(Table.path):\(library.line): the system library \(library.name) lies in it")
        }
        let names = Set(module.targets.map(\.name))
        for target in targets where owner(of: target.name) == nil {
            for path in swiftFiles(in: target.folder) ?? [] {
                for line in try swiftFile(path).imports where names.contains(line.module) {
                    places.append("\(path):\(line.line): \(target.name) imports \(line.module)")
                }
            }
        }
        return places
    }
}
