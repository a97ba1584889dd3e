/// Edits one Swift file based on its tokens. All other text stays as it is.
struct Edit {
    let file: SwiftFile
    private var changes: [(range: Range<Int>, new: String)] = []

    init(_ file: SwiftFile) {
        self.file = file
    }

    var text: String { file.text(with: changes) }

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

    mutating func insertLine(_ text: String, after line: Int) {
        insert(text, at: file.startOfLine(line + 1))
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
        guard let open = file.openingBrace(from: type.index), let close = file.closing(open),
            let property = (open..<close).first(where: { file.isWord($0, name) && file.isVariable($0 - 1) }),
            let body = file.openingBrace(from: property), let end = file.closing(body)
        else { return false }
        var (index, list) = (body + 1, Int?.none)
        while index < end {
            if file.isToken(index, "[") { list = index }
            index = (file.closing(index) ?? index) + 1
        }
        guard let first = list, let last = file.closing(first) else {
            throw Refusal("\(name) of \(type.name) is no list: wire by hand")
        }
        let tokens = file.tokens
        guard last > first + 1 else {
            insert(element, at: tokens[last].range.lowerBound)
            return true
        }
        let indentation = file.indentation(ofLine: tokens[first].line)
        let inner = String(repeating: " ", count: indentation + 4)
        if tokens[first].line == tokens[last].line {
            let inside = tokens[first].range.upperBound..<tokens[last].range.lowerBound
            let old = String(decoding: file.bytes[inside], as: UTF8.self)
            changes.append((inside, "\n\(inner)\(old),\n\(inner)\(element),\n\(inner.dropLast(4))"))
        } else {
            if !file.isToken(last - 1, ",") { insert(",", at: tokens[last - 1].range.upperBound) }
            insert("\(inner)\(element),\n", at: file.startOfLine(tokens[last].line))
        }
        return true
    }
}

extension SwiftFile {
    /// Whether the token at an index is a word with the given text: an identifier, a keyword, or a number.
    func isWord(_ index: Int, _ word: String) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .word && text(tokens[index]) == word
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
