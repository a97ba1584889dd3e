/// Edits one Swift file based on its tokens. All other text stays as it is.
struct Edit {
    let file: SwiftFile
    private var changes: [(range: Range<Int>, new: String)] = []

    init(_ file: SwiftFile) {
        self.file = file
    }

    /// The text after all edits.
    var text: String {
        // Changes at one place keep their order.
        var text = Array(file.bytes)
        for change in changes.enumerated().sorted(by: { first, second in
            (first.element.range.lowerBound, first.offset) > (second.element.range.lowerBound, second.offset)
        }) {
            text.replaceSubrange(change.element.range, with: change.element.new.utf8)
        }
        return String(decoding: text, as: UTF8.self)
    }

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

    /// Inserts text after the line with the given number.
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

    /// Inserts a stored property after the stored properties at the beginning of a type.
    mutating func addStored(_ text: String, to type: TypeDeclaration) throws(Refusal) {
        guard let last = lastStored(of: type) else {
            guard let open = file.openingBrace(from: type.index), let close = file.closing(open) else {
                throw Refusal("\(type.name) has no braces: write them")
            }
            if close == open + 1 {
                changes.append((file.tokens[open].range.upperBound..<file.tokens[close].range.lowerBound, "\n\(text)"))
                return
            }
            let isNext = file.tokens[open + 1].line == file.tokens[open].line + 1
            return insert(isNext ? "\(text)\n" : text, at: file.startOfLine(file.tokens[open].line + 1))
        }
        insert(text, at: file.startOfLine(file.tokens[last].line + 1))
    }

    /// Returns the index of the last token of a type's leading `let` and `var` declarations; `nil` if there are none.
    private func lastStored(of type: TypeDeclaration) -> Int? {
        guard let open = file.openingBrace(from: type.index), let close = file.closing(open) else { return nil }
        var (index, last): (Int, Int?) = (open + 1, nil)
        while index < close {
            let line = file.tokens[index].line
            let next = (index..<close).first { file.tokens[$0].line > line } ?? close
            let words = (index..<next)
            let isStored = words.contains { file.isToken($0, "let") || file.isToken($0, "var") }
            guard isStored, !hasBody(words) else { break }
            last = next - 1
            index = next
        }
        return last
    }

    /// Whether a declaration is a function or an initializer, or has a body. A closure that ends on the same line is a
    /// value, not a body.
    private func hasBody(_ words: Range<Int>) -> Bool {
        if words.contains(where: { file.isToken($0, "func") || file.isToken($0, "init") }) { return true }
        guard let brace = words.first(where: { file.isToken($0, "{") }) else { return false }
        let isValue = words.contains { $0 < brace && file.isToken($0, "=") }
        return !isValue || file.closing(brace).map { !words.contains($0) } ?? true
    }

    /// Whether the body of a type declares a property or function with the given name.
    func declares(_ name: String, in type: TypeDeclaration) -> Bool {
        guard let open = file.openingBrace(from: type.index), let close = file.closing(open) else { return false }
        return (open..<close).contains { index in
            (file.isToken(index - 1, "var") || file.isToken(index - 1, "let") || file.isToken(index - 1, "func"))
                && file.isWord(index, name)
        }
    }

    // MARK: Lists

    /// Appends an element to the list that is a property's value or result. Returns `false` if the property does not
    /// exist.
    ///
    /// - Throws: ``Refusal`` if the property is no list.
    mutating func addElement(_ element: String, toListNamed name: String, of type: TypeDeclaration) throws(Refusal)
        -> Bool
    {
        guard let open = file.openingBrace(from: type.index), let close = file.closing(open),
            let property = (open..<close).first(where: { file.isWord($0, name) && file.isVariable($0 - 1) })
        else { return false }
        // The list of a computed property is the last one in the body; any other is the first one after `=`.
        let isComputed = !(property..<close).prefix { file.tokens[$0].line == file.tokens[property].line }
            .contains { file.isToken($0, "=") }
        let start =
            isComputed
            ? file.openingBrace(from: property) ?? property
            : (property..<close).first { file.isToken($0, "=") } ?? property
        let end = isComputed ? file.closing(start) ?? close : close
        var index = start + 1
        var list: (Int, Int)?
        while index < end {
            if file.isToken(index, "["), let last = file.closing(index) {
                list = (index, last)
                if !isComputed { break }
                index = last
            } else if let last = file.closing(index), !file.isToken(index, "[") {
                index = last
            }
            index += 1
        }
        guard let (first, last) = list else { throw Refusal("\(name) of \(type.name) is no list: wire by hand") }
        addElement(element, from: first, to: last)
        return true
    }

    private mutating func addElement(_ element: String, from first: Int, to last: Int) {
        let tokens = file.tokens
        if last == first + 1 { return insert(element, at: tokens[last].range.lowerBound) }
        let hasComma = file.isToken(last - 1, ",")
        let indentation = file.indentation(ofLine: tokens[first].line)
        if tokens[first].line == tokens[last].line {
            let inside = tokens[first].range.upperBound..<tokens[last].range.lowerBound
            let old = String(decoding: file.bytes[inside], as: UTF8.self)
            let line = file.indentation(ofLine: tokens[first].line) + 2 + old.count + element.count
            if line < 100, !old.contains("{") { return insert(", \(element)", at: tokens[last].range.lowerBound) }
            let inner = String(repeating: " ", count: indentation + 4)
            let outer = String(repeating: " ", count: indentation)
            changes.append((inside, "\n\(inner)\(old),\n\(inner)\(element),\n\(outer)"))
            return
        }
        let inner = String(repeating: " ", count: indentation + 4)
        if !hasComma { insert(",", at: tokens[last - 1].range.upperBound) }
        insert("\(inner)\(element),\n", at: file.startOfLine(tokens[last].line))
    }
}

extension SwiftFile {
    /// Whether the token at an index is a word with the given text: an identifier, a keyword, or a number.
    func isWord(_ index: Int, _ word: String) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .word && text(tokens[index]) == word
    }

    func isVariable(_ index: Int) -> Bool { isToken(index, "var") || isToken(index, "let") }

    /// Returns the byte offset of the line with the given number, counted from 1.
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

    /// Returns the text between two brackets, split at the commas that are not in nested brackets.
    func arguments(from open: Int, to close: Int) -> [String] {
        var (arguments, start, index) = ([String](), open + 1, open + 1)
        func add(to end: Int) {
            guard start < end else { return }
            let range = tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound
            let words = String(decoding: bytes[range], as: UTF8.self).split { $0 == "\n" || $0 == " " }
            arguments.append(words.joined(separator: " "))
        }
        while index < close {
            if let end = closing(index) {
                index = end
            } else if isToken(index, ",") {
                add(to: index)
                start = index + 1
            }
            index += 1
        }
        add(to: close)
        return arguments
    }
}
