/// A language of the project, identified by its type. The file `ProjectLanguages.swift` lists them all.
public struct Language: Sendable {
    /// The declaration of the language.
    public let tongue: any Tongue.Type

    /// The language of a type.
    public init(_ tongue: any Tongue.Type) {
        self.tongue = tongue
    }

    /// The codes of the project's languages.
    public static var codes: [String] { allCases.map(\.rawValue) }

    /// The language's name, as a phrase.
    public var name: Phrase { tongue.name }

    /// The language's name for itself.
    public var ownName: String { name.text(in: self) }

    /// Parses a locale, such as `ko_KR.UTF-8`. `nil` for a language that the project does not have, and for `C` and
    /// `POSIX`, which name none.
    public init?(locale: String) {
        self.init(rawValue: locale.prefix { $0.isLetter }.lowercased())
    }
}

extension Language: CaseIterable {
    /// The languages of the project, English first.
    public static let allCases = projectLanguages.map(Language.init)
}

extension Language: RawRepresentable, Hashable {
    /// The ISO 639-1 code.
    public var rawValue: String { tongue.code }

    /// The language with a code; `nil` if the project does not have it.
    public init?(rawValue: String) {
        guard let language = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = language
    }

    /// Two languages are equal if their types are.
    public static func == (left: Language, right: Language) -> Bool { left.tongue == right.tongue }

    /// Hashes the type.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(tongue))
    }
}

extension Language: CustomStringConvertible {
    /// The code.
    public var description: String { rawValue }
}
