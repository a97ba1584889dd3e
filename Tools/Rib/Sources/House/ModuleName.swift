package enum ModuleName {
    /// The suffixes that a module's name must not have, because the names of targets have them.
    private static let suffixes = ["Domain", "Data", "Feature", "Interface", "Testing", "Tests", "Example"]

    private static let keywords: Set = [
        "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "open", "operator", "package",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Names that a module must not have, because generated code or the system uses them.
    private static let taken: Set = ["Any", "Self", "Type", "Protocol", "Swift", "Foundation", "Glibc", "Darwin"]

    /// The names that a feature must not have, with the class of Ribcage whose name its own subclass would get.
    private static let superclasses = [
        "Leaving": "LeavingInteractor", "Place": "PlaceRouter", "Viewable": "ViewableRouter",
    ]

    /// Whether a name is a keyword of Swift, which needs backticks.
    static func isReserved(_ name: String) -> Bool { keywords.contains(name) }

    /// Returns why a name is invalid for a module of a layer, or for a project without one; `nil` if it is valid.
    package static func mistake(in name: String, of layer: Layer? = nil) -> String? {
        if keywords.contains(name.lowercased()) || taken.contains(name) {
            return "it means something else in Swift; take another word"
        }
        guard let first = name.utf8.first else { return "it is empty; write one, such as Notes" }
        guard name.utf8.allSatisfy(\.isAlphanumeric) else {
            return "use ASCII letters and digits alone, such as Notes"
        }
        guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
            return "begin it with a capital letter, as a type's name: \(name.prefix(1).uppercased())\(name.dropFirst())"
        }
        if let suffix = suffixes.first(where: { name.hasSuffix($0) }) {
            return "“\(suffix)” at its end is what the table adds for targets; leave it out"
        }
        if layer == .feature, let superclass = superclasses[name] {
            return "its \(superclass) would inherit from that of Ribcage, which it hides; take another word"
        }
        return nil
    }
}
