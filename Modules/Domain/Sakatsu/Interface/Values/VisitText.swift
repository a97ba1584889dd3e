import Arguments

/// A text that a person writes about a visit, kept as typed but for white space around it. How long it may be, its kind
/// says.
public struct VisitText<Kind: VisitTextKind>: Hashable, Sendable {
    /// The most characters, as a person counts them.
    public static var longest: Int { Kind.part.longest }

    /// The characters, without white space around them.
    public let text: String

    /// The text with its lines on one.
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
    /// Which part of a visit it is.
    static var part: TextPart { get }
}

/// A part of a visit that is written.
public enum TextPart: Hashable, Sendable, CaseIterable {
    /// The place of a visit.
    case facility
    /// The name of a step, or of a temperature.
    case name
    /// A foreword or an afterword.
    case remark

    /// The most characters, as a person counts them.
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
    /// The place of a visit.
    public enum Facility: VisitTextKind {
        /// The place.
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

/// The place of a visit: 1…100 characters.
public typealias Facility = VisitText<TextKinds.Facility>
/// The name of a step, such as “löyly”, or of a temperature, such as “steam room”: 1…40 characters.
public typealias StepName = VisitText<TextKinds.Name>
/// A foreword or an afterword: 1…2000 characters, which may have several lines.
public typealias Remark = VisitText<TextKinds.Remark>
