import SwiftFileKit

/// Adds the screen of a new feature to the catalog, if the house has one.
struct CatalogWiring {
    let house: House
    let template: FeatureTemplate

    /// Adds an element to the catalog's list, which is sorted by name, and writes the snapshots of the screen. Without a catalog, adds
    /// nothing.
    ///
    /// - Throws: ``Refusal`` if the catalog has no list, `SystemError` when a file cannot be read.
    func apply(to changes: inout ChangeSet) throws {
        guard let line = house.table.outside.first(where: { $0.word == "Catalog" }),
            let target = house.target(named: line.name)
        else { return }
        let codes = try ProjectLanguages(of: house).all.map(\.code)
        for (path, text) in template.snapshots(in: codes.isEmpty ? Writing.languages : codes) {
            changes.write(text, to: path)
        }
        for (path, file) in try changes.files(in: target.folder, of: house)
        where file.types.contains(where: { $0.name == "Catalog" }) {
            var edit = Edit(file)
            guard edit.addToReturnedList(template.catalogEntry, before: isLater(in: file)) else { continue }
            edit.addImport("\(template.name)Feature", access: nil)
            changes.write(edit.text, to: path)
            return
        }
        throw Refusal(
            "\(target.folder) returns no list of entries in Catalog: write one, or take the line out of the table")
    }

    /// Returns a predicate: whether the element of the list at a token's index belongs after the new one.
    private func isLater(in file: SwiftFile) -> (Int) -> Bool {
        { index in
            guard
                let name = (index..<index + 5).first(where: { file.isToken($0, "(") })
                    .flatMap({ file.string(file.tokens[$0 + 1]) })
            else { return false }
            return name > template.name
        }
    }
}

extension SwiftFile {
    /// Returns the text of the catalog without a feature: without its element and its import; `nil` if it has none.
    func removingEntry(_ feature: String) -> String? {
        guard catalogEntries.contains(feature),
            let open = tokens.indices.first(where: { isToken($0, "return") && isToken($0 + 1, "[") }),
            let close = closing(open + 1)
        else { return nil }
        var edit = Edit(self)
        let left = edit.removeElements(from: open + 1, to: close) { element in
            SwiftFile(text(from: element.lowerBound, to: element.upperBound)).catalogEntries == [feature]
        }
        guard left != nil else { return nil }
        edit.removeImport("\(feature)Feature")
        return edit.text
    }
}

extension Edit {
    /// Inserts an element into the list after the first `return` of a list in the file, before the first element that
    /// belongs after it. The result is `false` if the file has no such list.
    mutating func addToReturnedList(_ element: String, before isLater: (Int) -> Bool) -> Bool {
        guard let open = file.tokens.indices.first(where: { file.isToken($0, "return") && file.isToken($0 + 1, "[") }),
            let close = file.closing(open + 1)
        else { return false }
        let inner = String(repeating: " ", count: file.indentation(ofLine: file.tokens[open].line) + 4)
        var index = open + 2
        while index < close {
            if isLater(index) { break }
            // Goes on after the next comma outside of brackets.
            while index < close, !file.isToken(index, ",") { index = (file.closing(index) ?? index) + 1 }
            index += 1
        }
        guard file.tokens[open].line == file.tokens[close].line else {
            insert("\(inner)\(element),\n", at: file.startOfLine(file.tokens[min(index, close)].line))
            return true
        }
        // A list on one line gets a line for each element.
        let (end, outer) = (file.tokens[close].range.lowerBound, inner.dropLast(4))
        guard close > open + 2 else {
            insert("\n\(inner)\(element),\n\(outer)", at: end)
            return true
        }
        insert("\n\(inner)", at: file.tokens[open + 1].range.upperBound)
        if index < close { insert("\(element),\n\(inner)", at: file.tokens[index].range.lowerBound) }
        insert(index < close ? ",\n\(outer)" : ",\n\(inner)\(element),\n\(outer)", at: end)
        return true
    }
}
