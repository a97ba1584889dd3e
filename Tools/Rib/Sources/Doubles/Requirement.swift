/// What a protocol asks for: a function or a property.
struct Requirement {
    /// A parameter of a function.
    struct Parameter {
        /// `_` where there is none.
        let label: String
        let name: String
        let type: String
    }

    /// The name alone, such as `rename`.
    let name: String
    /// The name as a person writes it, such as `rename(to:)`.
    let title: String
    /// `nil` for a property.
    var parameters: [Parameter]?
    /// The names of generic parameters, and what is declared of them: `<T>` and `where T: Hashable`.
    var generics: [String] = []
    var genericClause = ""
    var whereClause = ""
    var isAsync = false
    /// `throws`, `throws(NotesError)`, or nothing.
    var throwing = ""
    /// The type that comes back; `nil` for none.
    var result: String?
    var isSettable = false
    /// Whether it alone is on the main actor.
    var isMainActor = false
    /// The modules whose types it names.
    var modules: [String] = []

    /// The type of the errors.
    var error: String {
        throwing == "throws" ? "any Error" : String(throwing.dropFirst("throws(".count).dropLast())
    }

    /// Called by templates, for what is on the main actor like its protocol.
    init(_ name: String, parameters: [Parameter] = []) {
        self.name = name
        self.parameters = parameters
        title = "\(name)(\(parameters.map { "\($0.label):" }.joined()))"
    }

    /// Reads a symbol.
    ///
    /// - Throws: ``Obstacle`` for what no double can be written of.
    init(_ symbol: SymbolGraph.Symbol, isMainActor: Bool) throws(Obstacle) {
        let file = SwiftFile(symbol.declaration.replacing("Self.", with: ""))
        title = symbol.name
        switch symbol.kind {
        case "swift.method": break
        case "swift.property": break
        case "swift.init": throw Obstacle("\(title) is an initializer")
        case "swift.subscript": throw Obstacle("\(title) is a subscript")
        default: throw Obstacle("\(title) belongs to the type, and not to a value")
        }
        self.isMainActor = !isMainActor && symbol.isMainActor
        modules = symbol.modules
        let isProperty = symbol.kind == "swift.property"
        guard
            let keyword = file.tokens.indices.first(where: { index in
                isProperty ? file.isToken(index, "var") : file.isToken(index, "func")
            }), keyword + 1 < file.tokens.count
        else { throw Obstacle("\(title) cannot be read") }
        name = file.text(file.tokens[keyword + 1])
        try isProperty ? readProperty(file, keyword + 2) : readFunction(file, keyword + 2)
    }

    private mutating func readProperty(_ file: SwiftFile, _ start: Int) throws(Obstacle) {
        guard let brace = file.openingBrace(from: start), let end = file.closing(brace) else {
            throw Obstacle("\(title) cannot be read")
        }
        result = file.text(from: start + 1, to: brace)
        isSettable = (brace..<end).contains { file.isToken($0, "set") }
        readEffects(file, brace, end)
    }

    private mutating func readFunction(_ file: SwiftFile, _ start: Int) throws(Obstacle) {
        var index = start
        if file.isToken(index, "<") {
            let end = file.closingAngle(index)
            genericClause = file.text(from: index, to: end + 1)
            generics = file.pieces(from: index, to: end).map { String($0.prefix { $0.isLetter || $0.isNumber }) }
            index = end + 1
        }
        guard let close = file.closing(index) else { throw Obstacle("\(title) cannot be read") }
        var parameters: [Parameter] = []
        for piece in file.pieces(from: index, to: close) {
            guard let colon = piece.firstIndex(of: ":") else { throw Obstacle("\(title) cannot be read") }
            let names = piece[..<colon].split(separator: " ").map(String.init)
            let type = piece[piece.index(after: colon)...].drop { $0 == " " }
            if type.hasPrefix("inout ") { throw Obstacle("\(title) changes what it is given") }
            if type.hasPrefix("some ") { generics.append(String(type)) }
            parameters.append(Parameter(label: names.first ?? "_", name: names.last ?? "_", type: String(type)))
        }
        self.parameters = parameters
        let clause = (close..<file.tokens.count).first { file.isToken($0, "where") } ?? file.tokens.count
        if clause < file.tokens.count { whereClause = " " + file.text(from: clause, to: file.tokens.count) }
        let arrow = (close..<clause).first { index in
            file.isToken(index, "-") && file.isToken(index + 1, ">") && !isInBrackets(file, index, after: close)
        }
        if let arrow {
            let type = file.text(from: arrow + 2, to: clause)
            result = ["Void", "()"].contains(type) ? nil : type
        }
        readEffects(file, close, arrow ?? clause)
    }

    private func isInBrackets(_ file: SwiftFile, _ index: Int, after start: Int) -> Bool {
        (start + 1..<index).contains { open in file.closing(open).map { $0 > index } ?? false }
    }

    private mutating func readEffects(_ file: SwiftFile, _ start: Int, _ end: Int) {
        for index in start..<end {
            if file.isToken(index, "async") { isAsync = true }
            guard file.isToken(index, "throws") else { continue }
            let close = file.isToken(index + 1, "(") ? file.closing(index + 1) ?? index : index
            throwing = file.text(from: index, to: close + 1)
        }
    }
}

/// Why a double cannot be written.
struct Obstacle: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension SwiftFile {
    /// What stands between two tokens, the second excluded.
    fileprivate func text(from start: Int, to end: Int) -> String {
        guard start < end else { return "" }
        let bytes = self.bytes[tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound]
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a `>` closes an angle bracket, and is no part of an arrow.
    private func closesAngle(_ index: Int) -> Bool { isToken(index, ">") && !isToken(index - 1, "-") }

    /// The `>` that closes a `<`.
    fileprivate func closingAngle(_ start: Int) -> Int {
        var depth = 0
        for index in start..<tokens.count {
            if isToken(index, "<") { depth += 1 }
            if closesAngle(index) { depth -= 1 }
            if depth == 0 { return index }
        }
        return start
    }

    /// What stands between two brackets, cut at the commas that are in no other brackets, angles among them.
    fileprivate func pieces(from open: Int, to close: Int) -> [String] {
        var (pieces, start, index, angles) = ([String](), open + 1, open + 1, 0)
        while index < close {
            if let end = closing(index) {
                index = end
            } else if isToken(index, "<") {
                angles += 1
            } else if closesAngle(index) {
                angles -= 1
            } else if isToken(index, ","), angles == 0 {
                pieces.append(text(from: start, to: index))
                start = index + 1
            }
            index += 1
        }
        return start < close ? pieces + [text(from: start, to: close)] : pieces
    }
}
