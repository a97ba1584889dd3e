import SwiftFileKit

extension House {
    /// Returns the module with a typed name: `Notes` or `NotesFeature`, or `Feature/Notes` if several layers have one.
    /// With `withInterface`, a data module is found only as `Data/Notes`, because it has no Interface.
    func module(meantBy text: String, withInterface: Bool = false) throws(Refusal) -> Module {
        let candidates = modules.filter { module in
            !withInterface || module.layer != .data || text.contains { $0 == "/" || $0 == " " }
        }
        let module = try only(text, of: candidates) { ($0.layer.rawValue, $0.name, $0.base) }
        guard let module else { throw Refusal("there is no module \(text) in the table: see “rib graph”") }
        return module
    }

    /// Returns a message with the position of each reference to the module: in the table, or in an import of a target
    /// that does not name the module there.
    func dependents(of module: Module, with changes: ChangeSet) throws -> [String] {
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
        for target in targets {
            let owner = owner(of: target.name)
            if owner.map({ $0.title == module.title || $0.names(module.layer.label).contains(module.name) }) == true {
                continue
            }
            places += try imports(of: module, in: target.folder, with: changes).map { place in
                "\(place.path):\(place.line): \(target.name) imports \(place.module)"
            }
        }
        return places
    }

    /// Returns the imports of a module's targets in a folder, but for those of files that `rib` writes anew.
    func imports(
        of module: Module, in folder: String, with changes: ChangeSet
    ) throws -> [(path: String, line: Int, module: String)] {
        let names = Set(module.targets.map(\.name))
        return try changes.files(in: folder, of: self).filter { !$0.path.hasSuffix("+Generated.swift") }
            .flatMap { path, file in
                file.imports.filter { names.contains($0.module) }.map { (path, $0.line, $0.module) }
            }
    }
}

/// Returns the element that typed text refers to: by its name, by its row and its name, such as `Feature/Notes`, if
/// several have the name, or by the name with a suffix, such as `NotesFeature`. The result is `nil` if there is none.
/// Throws an error if the text fits several elements.
func only<Element>(
    _ text: String, of elements: [Element], _ names: (Element) -> (row: String, name: String, whole: String)
) throws(Refusal) -> Element? {
    let parts = text.split(whereSeparator: { $0 == "/" || $0 == " " }).map(String.init)
    let found = elements.filter { element in
        let (row, name, whole) = names(element)
        if parts.count == 2 { return row.lowercased() == parts[0].lowercased() && name == parts[1] }
        return name == text || whole == text
    }
    guard found.count > 1 else { return found.first }
    let all = found.map(names).map { "\($0.row)/\($0.name)" }.joined(separator: ", ")
    throw Refusal("\(text) means \(all): name one of them")
}

/// Returns the given nodes, and all that are reached from them.
func reachable<Node: Hashable>(from start: some Sequence<Node>, _ next: (Node) -> [Node]) -> Set<Node> {
    var (seen, open) = (Set(start), Array(start))
    while let node = open.popLast() {
        for other in next(node) where seen.insert(other).inserted { open.append(other) }
    }
    return seen
}
