import SwiftFileKit

/// Edits one Swift file based on its tokens. All other text stays as it is.
struct Edit {
    let file: SwiftFile
    private var changes: [(range: Range<Int>, new: String)] = []

    init(_ file: SwiftFile) {
        self.file = file
    }

    var text: String { file.text(with: changes) }

    mutating func replace(_ range: Range<Int>, with new: String) { changes.append((range, new)) }

    mutating func insert(_ new: String, at index: Int) { changes.append((index..<index, new)) }

    // MARK: Imports

    /// Inserts an import in alphabetical order, unless the file already imports the module.
    mutating func addImport(_ module: String, access: String?) {
        let imports = file.imports.filter { !file.isTestable($0) }
        if imports.contains(where: { $0.module == module }) { return }
        let line = "\(access.map { "\($0) " } ?? "")import \(module)\n"
        guard let next = imports.first(where: { $0.module > module }) ?? imports.last else {
            return insert("\(line)\n", at: 0)
        }
        let at = file.startOfLine(next.module > module ? next.line : next.line + 1)
        insert(line, at: at)
    }

    /// Removes an import, with the blank line below it if the line above is blank, too. A comment above it stays, because
    /// it can be that of the file.
    mutating func removeImport(_ module: String) {
        for line in file.imports.filter({ $0.module == module }).map(\.line) {
            let next = isBlank(line - 1) && isBlank(line + 1) ? line + 2 : line + 1
            changes.append((file.startOfLine(line)..<file.startOfLine(next), ""))
        }
    }

    mutating func insertLine(_ text: String, after line: Int) {
        insert(text, at: file.startOfLine(line + 1))
    }

    // MARK: Removals

    /// Removes lines with the comments right above them. A blank line above them is removed, too, if a blank line or a
    /// closing brace follows.
    mutating func removeLines(_ numbers: ClosedRange<Int>) {
        let lines = file.lines
        func text(_ number: Int) -> Substring {
            lines.indices.contains(number - 1) ? lines[number - 1].drop { $0 == " " } : ""
        }
        var first = numbers.lowerBound
        while text(first - 1).hasPrefix("//") { first -= 1 }
        let next = numbers.upperBound + 1
        if first > 1, isBlank(first - 1), isBlank(next) || text(next).hasPrefix("}") { first -= 1 }
        changes.append((file.startOfLine(first)..<file.startOfLine(next), ""))
    }

    /// Whether a line of the file is blank, or is before its first line or after its last one.
    private func isBlank(_ number: Int) -> Bool {
        let lines = file.lines
        return !lines.indices.contains(number - 1) || lines[number - 1].isEmpty
    }

    /// Removes the property with a name from a type.
    ///
    /// - Returns: whether the type had it.
    @discardableResult
    mutating func removeProperty(_ name: String, of type: TypeDeclaration) -> Bool {
        guard let open = file.openingBrace(from: type.index), let close = file.closing(open),
            let index = (open..<close).first(where: { file.isVariable($0 - 1) && file.isWord($0, name) })
        else { return false }
        removeStatement(index)
        return true
    }

    /// Removes the lines of the statement with the token at an index, with its brackets.
    mutating func removeStatement(_ index: Int) {
        removeLines(file.tokens[index].line...file.lastLine(ofStatement: index))
    }

    /// Finds the list that a computed property returns, and removes its elements that use a word.
    mutating func removeElements(using word: String, fromListNamed name: String, of type: TypeDeclaration) {
        let file = self.file
        guard let (first, last) = file.list(named: name, of: type) else { return }
        let left = removeElements(from: first, to: last) { $0.contains { file.isWord($0, word) } }
        let isLong = file.tokens[first].line < file.tokens[last].line
        // swift-format writes no comma after the only element.
        if isLong, file.isToken(last - 1, ","), left?.count == 1, let comma = left?.first?.last {
            changes.append((file.tokens[comma].range, ""))
        }
    }

    // MARK: Members

    /// Inserts members before the closing brace of a type.
    mutating func addMember(to type: TypeDeclaration, _ text: String) throws(Refusal) {
        guard let open = file.openingBrace(from: type.index), let close = file.closing(open) else {
            throw Refusal("\(type.name) has no braces: write them")
        }
        let (start, end) = (file.tokens[open].range.upperBound, file.tokens[close].range.lowerBound)
        if close == open + 1 {
            let new = text.drop { $0 == "\n" }
            let isNew = !changes.contains { $0.range == start..<end }
            if isNew { changes.append((start..<end, "\n\(new)")) } else { changes.append((end..<end, text)) }
        } else {
            insert(text, at: file.startOfLine(file.tokens[close].line))
        }
    }

    func declares(_ name: String, in type: TypeDeclaration) -> Bool {
        guard let open = file.openingBrace(from: type.index), let close = file.closing(open) else { return false }
        return (open..<close).contains { index in
            (file.isToken(index - 1, "var") || file.isToken(index - 1, "let") || file.isToken(index - 1, "func"))
                && file.isWord(index, name)
        }
    }

    // MARK: Lists

    /// Appends an element to the list that a computed property returns. Returns `false` if the property does not exist.
    ///
    /// - Throws: ``Refusal`` if the property returns no list.
    mutating func addElement(_ element: String, toListNamed name: String, of type: TypeDeclaration) throws(Refusal)
        -> Bool
    {
        guard declares(name, in: type) else { return false }
        guard let (first, last) = file.list(named: name, of: type) else {
            throw Refusal("\(name) of \(type.name) is no list: wire by hand")
        }
        append(element, toListFrom: first, to: last)
        return true
    }
}

extension SwiftFile {
    /// Whether the token at an index is a word with the given text: an identifier, a keyword, or a number.
    func isWord(_ index: Int, _ word: String) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .word && text(tokens[index]) == word
    }

    /// Returns the brackets of the list that a computed property of a type returns; `nil` if there is none.
    func list(named name: String, of type: TypeDeclaration) -> (first: Int, last: Int)? {
        guard let open = openingBrace(from: type.index), let close = closing(open),
            let property = (open..<close).first(where: { isWord($0, name) && isVariable($0 - 1) }),
            let body = openingBrace(from: property), let end = closing(body)
        else { return nil }
        var (index, list) = (body + 1, Int?.none)
        while index < end {
            if isToken(index, "[") { list = index }
            index = (closing(index) ?? index) + 1
        }
        return list.flatMap { first in closing(first).map { (first, $0) } }
    }

    /// Returns the number of the last line of the statement with the token at an index, with its brackets.
    func lastLine(ofStatement index: Int) -> Int {
        var end = index
        while tokens.indices.contains(end + 1), tokens[end + 1].line == tokens[end].line {
            end = closing(end + 1) ?? end + 1
        }
        return tokens[end].line
    }

    func isVariable(_ index: Int) -> Bool { isToken(index, "var") || isToken(index, "let") }

    func startOfLine(_ number: Int) -> Int {
        var (line, index) = (1, 0)
        while line < number, index < bytes.count {
            if bytes[index] == UInt8(ascii: "\n") { line += 1 }
            index += 1
        }
        return index
    }

    func indentation(ofLine number: Int) -> Int {
        bytes[startOfLine(number)...].prefix { $0 == UInt8(ascii: " ") }.count
    }

    func isTestable(_ line: Import) -> Bool {
        let start = startOfLine(line.line)
        return bytes.indices.contains(start) && bytes[start] == UInt8(ascii: "@")
    }

    /// Returns the text between two brackets, split at the commas that are not in nested brackets, with single spaces.
    func arguments(from open: Int, to close: Int) -> [String] {
        pieces(from: open, to: close).map { $0.split { $0 == "\n" || $0 == " " }.joined(separator: " ") }
    }
}
