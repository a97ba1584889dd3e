/// A language of the project. The file `ProjectLanguages.swift` lists all of them.
public struct Language: Sendable {
    /// The type that declares the language.
    public let tongue: any Tongue.Type

    /// Creates the language that a type declares.
    public init(_ tongue: any Tongue.Type) {
        self.tongue = tongue
    }

    /// The ISO 639-1 codes of the project's languages, English first.
    public static var codes: [String] { allCases.map(\.rawValue) }

    /// The language's name, translated to every language.
    public var name: Phrase { tongue.name }

    /// The language's name in the language itself, such as 한국어 for Korean.
    public var ownName: String { name.text(in: self) }

    /// Creates the language of a locale, such as `ko_KR.UTF-8`; `nil` if the project does not have the language, and
    /// for `C` and `POSIX`, which name no language.
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

    /// Creates the language with the given ISO 639-1 code; `nil` if the project does not have that language.
    public init?(rawValue: String) {
        guard let language = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = language
    }

    /// Returns whether two languages are declared by the same type.
    public static func == (left: Language, right: Language) -> Bool { left.tongue == right.tongue }

    /// Hashes the type.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(tongue))
    }
}

extension Language: CustomStringConvertible {
    /// The ISO 639-1 code.
    public var description: String { rawValue }
}
