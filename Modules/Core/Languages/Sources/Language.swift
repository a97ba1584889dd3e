/// A language, by its type. Which languages there are, the project says in one file: `ProjectLanguages.swift`.
public struct Language: Sendable {
    /// The declaration of the language.
    public let tongue: any Tongue.Type

    /// The language of a type.
    public init(_ tongue: any Tongue.Type) {
        self.tongue = tongue
    }

    /// The codes of the languages of the project.
    public static var codes: [String] { allCases.map(\.rawValue) }

    /// Its name in each language.
    public var name: Phrase { tongue.name }

    /// Its name as its speakers say it.
    public var ownName: String { name.text(in: self) }

    /// Reads the name of a locale, such as `ko_KR.UTF-8`. `nil` for a language that the program does not speak, and for
    /// `C` and `POSIX`, which name none.
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

    /// The language of a code; `nil` when the project does not speak it.
    public init?(rawValue: String) {
        guard let language = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = language
    }

    /// Languages are equal when their types are the same.
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
