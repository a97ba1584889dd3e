import SwiftFileKit

struct Requirement {
    enum Kind: String {
        case function = "func"
        case property = "var"
        case `subscript` = "subscript"
        case initializer = "init"
    }

    struct Parameter {
        /// The label; `_` for none.
        let label: String
        let name: String
        let type: String
        var isInout = false
    }

    let kind: Kind
    var isStatic = false
    /// The name alone, such as `rename`.
    let name: String
    /// The full name, such as `rename(to:)`.
    let title: String
    var parameters: [Parameter] = []
    /// The names of the generic parameters. `genericClause` and `whereClause` are code, such as `<T>`, and empty if
    /// there are none.
    var generics: [String] = []
    var genericClause = ""
    var whereClause = ""
    var isAsync = false
    /// The throws clause: `throws`, `throws(NotesError)`, or an empty text.
    var throwing = ""
    var result: String?
    var isSettable = false
    /// Whether the member in the double needs an explicit `@MainActor`.
    var isMainActor = false
    /// The modules of the requirement's types.
    var modules: [String] = []
    /// The names of the requirement's types that are known not to be Sendable.
    var unsendable: Set<String> = []

    /// The type of the thrown error, such as `any Error`; empty if nothing is thrown.
    var error: String {
        throwing == "throws" ? "any Error" : String(throwing.dropFirst("throws(".count).dropLast())
    }

    func isGeneric(_ type: String) -> Bool {
        type.hasPrefix("some ") || type.words.contains { generics.contains($0) }
    }

    /// Whether values of a type are Sendable, and so can be kept behind a lock.
    func isSendable(_ type: String) -> Bool {
        let isFunction = type.contains("->") && !type.contains("@Sendable") && !type.contains("@MainActor")
        return !isFunction && unsendable.union(["Any", "AnyObject"]).isDisjoint(with: type.words)
    }

    /// Creates the requirement of a function in a protocol on the main actor.
    init(_ name: String, parameters: [Parameter] = []) {
        kind = .function
        self.name = name
        self.parameters = parameters
        title = "\(name)(\(parameters.map { "\($0.label):" }.joined()))"
    }

    /// Creates the requirement that a symbol declares.
    ///
    /// - Throws: ``Obstacle`` for a requirement that a double cannot fulfill.
    init(_ symbol: SymbolGraph.Symbol, isMainActor: Bool) throws(Obstacle) {
        let file = SwiftFile(symbol.declaration.replacing("Self.", with: ""))
        title = symbol.name
        isStatic = symbol.kind.hasPrefix("swift.type.")
        switch symbol.kind {
        case "swift.method", "swift.type.method": kind = .function
        case "swift.property", "swift.type.property": kind = .property
        case "swift.subscript", "swift.type.subscript": kind = .subscript
        case "swift.init": kind = .initializer
        default: throw Obstacle("\(title) is an operator", at: symbol)
        }
        // If only one of the protocol and the requirement is on the main actor, the member says `@MainActor`. A member
        // on the main actor can meet an `async` requirement that is not on the main actor.
        self.isMainActor = isMainActor != symbol.isMainActor
        modules = symbol.modules
        let word = kind.rawValue
        guard
            let keyword = file.tokens.indices.first(where: { file.text(file.tokens[$0]) == word }),
            keyword + 1 < file.tokens.count
        else { throw Obstacle("\(title) cannot be read", at: symbol) }
        let hasName = kind == .function || kind == .property
        name = hasName ? file.text(file.tokens[keyword + 1]).replacing("`", with: "") : word
        let start = keyword + (hasName ? 2 : 1)
        let isRead = kind == .property ? readProperty(file, start) : readFunction(file, start)
        guard isRead else { throw Obstacle("\(title) cannot be read", at: symbol) }
        if isMainActor, !symbol.isMainActor, !isAsync || isStatic {
            throw Obstacle("\(title) is not on the main actor, as its protocol is", at: symbol)
        }
        if result?.hasPrefix("sending ") == true { throw Obstacle("\(title) sends what it answers", at: symbol) }
        if symbol.declaration.contains("<each ") { throw Obstacle("\(title) takes a pack of types", at: symbol) }
        if let changed = parameters.first(where: { $0.isInout && isGeneric($0.type) }) {
            throw Obstacle("\(title) changes \(changed.name), whose type the caller chooses", at: symbol)
        }
    }

    private mutating func readProperty(_ file: SwiftFile, _ start: Int) -> Bool {
        guard let brace = file.openingBrace(from: start), let end = file.closing(brace) else { return false }
        result = file.text(from: start + 1, to: brace)
        readAccessors(file, brace, end)
        return true
    }

    private mutating func readFunction(_ file: SwiftFile, _ start: Int) -> Bool {
        var index = start
        // Any initializer meets the requirement `init?`.
        if kind == .initializer, file.isToken(index, "?") || file.isToken(index, "!") { index += 1 }
        if file.isToken(index, "<") {
            let end = file.closingAngle(index)
            genericClause = file.text(from: index, to: end + 1)
            generics = file.pieces(from: index, to: end).map { String($0.prefix { $0.isLetter || $0.isNumber }) }
            index = end + 1
        }
        guard let close = file.closing(index) else { return false }
        for piece in file.pieces(from: index, to: close) {
            guard let parameter = parameter(piece) else { return false }
            if parameter.type.hasPrefix("some ") { generics.append(parameter.type) }
            parameters.append(parameter)
        }
        let brace = kind == .subscript ? file.openingBrace(from: close) : nil
        let end = brace ?? file.tokens.count
        let clause = (close..<end).first { file.isToken($0, "where") } ?? end
        if clause < end { whereClause = " " + file.text(from: clause, to: end) }
        let arrow = (close..<clause).first { index in
            file.isToken(index, "-") && file.isToken(index + 1, ">") && !isInBrackets(file, index, after: close)
        }
        if let arrow {
            let type = file.text(from: arrow + 2, to: clause)
            result = kind != .subscript && ["Void", "()"].contains(type) ? nil : type
        }
        if let brace, let last = file.closing(brace) {
            readAccessors(file, brace, last)
        } else if kind != .initializer {
            // An initializer that does not throw meets a requirement that may.
            readEffects(file, close, arrow ?? clause)
        }
        // A function that does not throw meets a requirement whose error type the caller chooses.
        if isGeneric(error) { throwing = "" }
        return true
    }

    private func parameter(_ text: String) -> Parameter? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let names = text[..<colon].split(separator: " ").map(String.init)
        var type = text[text.index(after: colon)...].drop { $0 == " " }
        let isInout = type.hasPrefix("inout ")
        // The double copies its arguments, so it needs no ownership modifiers.
        for word in ["inout ", "consuming ", "borrowing ", "sending ", "__owned ", "__shared "]
        where type.hasPrefix(word) {
            type = type.dropFirst(word.count)
        }
        let label = kind == .subscript && names.count == 1 ? "_" : names.first ?? "_"
        let name = names.last.flatMap { $0 == "_" ? nil : $0 } ?? "argument\(parameters.count + 1)"
        return Parameter(label: label, name: name, type: String(type), isInout: isInout)
    }

    private func isInBrackets(_ file: SwiftFile, _ index: Int, after start: Int) -> Bool {
        (start + 1..<index).contains { open in file.closing(open).map { $0 > index } ?? false }
    }

    private mutating func readAccessors(_ file: SwiftFile, _ brace: Int, _ end: Int) {
        isSettable = (brace..<end).contains { file.isToken($0, "set") }
        readEffects(file, brace, end)
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

struct Obstacle: Error, CustomStringConvertible {
    let description: String
    /// The symbol of the requirement that is the reason; `nil` for the protocol itself.
    let symbol: SymbolGraph.Symbol?

    init(_ description: String, at symbol: SymbolGraph.Symbol? = nil) {
        (self.description, self.symbol) = (description, symbol)
    }
}

extension String {
    /// The identifiers in the text.
    var words: [String] { split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) }
}
