/// The string literals of a Swift file, in the order in which they end, each with the call that it is an argument of.
///
/// The walk knows what ``SwiftSource`` knows: nested comments, raw and multi-line strings, strings in interpolations.
struct SwiftLiterals {
    /// One string literal.
    struct Literal {
        /// The line on which it begins, counted from 1.
        let line: Int
        /// What stands between the interpolations, one after another.
        var text = ""
        /// What stands in the interpolations, as code.
        var interpolations: [String] = []
        /// The name before the bracket around it, such as `Phrase`; empty when there is none.
        let call: String
        /// Which call that is, in the order of their brackets.
        let callNumber: Int
        /// The label before it, such as `en`.
        let label: String?
    }

    private(set) var all: [Literal] = []
    private let characters: [Character]
    private var index = 0
    private var line = 1
    private var calls: [(name: String, number: Int)] = []
    private var callCount = 0
    /// The name that was read last, and the sign after it.
    private var word = ""
    private var sign: Character?
    /// The name before the last generic arguments.
    private var generic = ""

    init(_ text: String) {
        characters = Array(text)
        code(until: nil)
    }

    private mutating func code(until end: Character?) {
        let depth = calls.count
        while index < characters.count {
            if starts("//") {
                while index < characters.count, characters[index] != "\n" { next() }
            } else if starts("/*") {
                comment()
            } else if let hashes = openingQuote() {
                string(hashes: hashes)
            } else {
                if calls.count == depth, characters[index] == end { return }
                read(characters[index])
                next()
            }
        }
    }

    private mutating func read(_ character: Character) {
        switch character {
        case "(":
            callCount += 1
            calls.append((sign == nil ? word : sign == ">" ? generic : "", callCount))
            (word, sign) = ("", nil)
        case "<" where sign == nil:
            (generic, word, sign) = (word, "", "<")
        case ">" where sign == "-":
            (generic, word, sign) = ("", "", ">")
        case ")":
            _ = calls.popLast()
            (word, sign) = ("", ")")
        case _ where character.isLetter || character.isNumber || character == "_":
            word = sign == nil ? word + String(character) : String(character)
            sign = nil
        case _ where character.isWhitespace:
            // A label may end before a line end.
            if sign == nil { sign = " " }
        default:
            if character != ":" { word = "" }
            sign = character
        }
    }

    private mutating func string(hashes: String) {
        let call = calls.last
        var literal = Literal(
            line: line, call: call?.name ?? "", callNumber: call?.number ?? 0,
            label: sign == ":" ? word : nil)
        let quote = starts("\"\"\"") ? "\"\"\"" : "\""
        if quote == "\"" { next() } else { skip(3) }
        while index < characters.count, !starts(quote + hashes) {
            if starts("\\\(hashes)(") {
                skip(2 + hashes.count)
                let start = index
                calls.append(("interpolation", 0))
                (word, sign) = ("", nil)
                code(until: ")")
                literal.interpolations.append(String(characters[start..<index]))
                _ = calls.popLast()
                next()
            } else {
                if starts("\\\(hashes)") { skip(1 + hashes.count) }
                literal.text.append(characters[index])
                next()
            }
        }
        skip(quote.count + hashes.count)
        all.append(literal)
        (word, sign) = ("", "\"")
    }

    private mutating func comment() {
        var depth = 0
        repeat {
            if starts("/*") {
                depth += 1
                skip(2)
            } else if starts("*/") {
                depth -= 1
                skip(2)
            } else {
                next()
            }
        } while index < characters.count && depth > 0
    }

    /// Passes over the hashes before a quote and returns them; `nil` when no string begins here.
    private mutating func openingQuote() -> String? {
        let hashes = characters[index...].prefix { $0 == "#" }
        guard index + hashes.count < characters.count, characters[index + hashes.count] == "\"" else { return nil }
        skip(hashes.count)
        return String(hashes)
    }

    private func starts(_ token: String) -> Bool { characters[index...].starts(with: token) }

    private mutating func skip(_ count: Int) {
        for _ in 0..<count { next() }
    }

    private mutating func next() {
        guard index < characters.count else { return }
        if characters[index] == "\n" { line += 1 }
        index += 1
    }
}
