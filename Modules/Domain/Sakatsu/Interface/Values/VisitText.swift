import Arguments

/// A text of a visit, kept as typed except for surrounding white space. Its kind determines the maximum length.
public struct VisitText<Kind: VisitTextKind>: Hashable, Sendable {
    /// The maximum number of characters, as a person counts them.
    public static var longest: Int { Kind.part.longest }

    /// The text, without surrounding white space.
    public let text: String

    /// The text with its lines joined to one.
    public var line: String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }

    /// A text, whose surrounding white space is removed.
    ///
    /// - Throws: ``SakatsuError/emptyText(_:)``, ``SakatsuError/textTooLong(_:_:)`` or ``SakatsuError/unusableText``.
    public init(_ text: String) throws(SakatsuError) {
        self.text = try TextLimit(1...Kind.part.longest).text(
            from: text, tooShort: { _ in SakatsuError.emptyText(Kind.part) },
            tooLong: { SakatsuError.textTooLong(Kind.part, $0) }, unusable: SakatsuError.unusableText)
    }
}

extension VisitText: CustomStringConvertible {
    /// The text itself.
    public var description: String { text }
}

/// A kind of text, as a type.
public protocol VisitTextKind: Sendable, SendableMetatype {
    /// The part of a visit that contains the text.
    static var part: TextPart { get }
}

/// A part of a visit that contains text.
public enum TextPart: Hashable, Sendable, CaseIterable {
    /// The name of a facility.
    case facility
    /// The name of a step, or of a temperature.
    case name
    /// A foreword or an afterword.
    case remark

    /// The maximum number of characters, as a person counts them.
    public var longest: Int {
        switch self {
        case .facility: 100
        case .name: 40
        case .remark: 2000
        }
    }
}

/// The kinds of texts.
public enum TextKinds {
    /// The name of a facility.
    public enum Facility: VisitTextKind {
        /// The facility.
        public static let part = TextPart.facility
    }
    /// The name of a step, or of a temperature.
    public enum Name: VisitTextKind {
        /// The name.
        public static let part = TextPart.name
    }
    /// A foreword or an afterword.
    public enum Remark: VisitTextKind {
        /// The remark.
        public static let part = TextPart.remark
    }
}

/// The name of a facility: 1…100 characters.
public typealias Facility = VisitText<TextKinds.Facility>
/// The name of a step, such as “löyly”, or of a temperature, such as “steam room”: 1…40 characters.
public typealias StepName = VisitText<TextKinds.Name>
/// A foreword or an afterword: 1…2000 characters, which may have several lines.
public typealias Remark = VisitText<TextKinds.Remark>
