public import Basics

/// The number of a visit, from 1. A number is never reused, but an exchange with other machines may give a visit another
/// number.
public struct VisitNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number, which is 1 or greater.
    public let number: Int
    /// The identity of the visit that had the number when it was read; `nil` for a typed number. With an identity, the
    /// number means that visit, whatever the visit's number is meanwhile.
    @Unseen public private(set) var identity: Identity?

    /// Creates a visit number from an integer.
    ///
    /// - Throws: ``SakatsuError/notAVisitNumber(_:)`` for an integer below 1.
    public init(_ number: Int) throws(SakatsuError) {
        guard number > 0 else { throw .notAVisitNumber("\(number)") }
        self.number = number
    }

    /// Creates the number of a visit that a repository has read.
    ///
    /// - Throws: ``SakatsuError/notAVisitNumber(_:)`` for an integer below 1.
    public init(_ number: Int, of visit: Identity) throws(SakatsuError) {
        try self.init(number)
        identity = visit
    }

    /// Parses a typed visit number.
    ///
    /// - Throws: ``SakatsuError/notAVisitNumber(_:)``.
    public init(_ text: String) throws(SakatsuError) {
        guard let number = Int(typed: text), number > 0 else { throw .notAVisitNumber(text.cited) }
        self.number = number
    }

    /// Returns whether two numbers mean the same visit: by the identities, or as numbers if one has no identity.
    public func isSame(as other: VisitNumber) -> Bool {
        guard let own = identity, let others = other.identity else { return self == other }
        return own == others
    }

    /// Orders visits by their numbers.
    public static func < (left: VisitNumber, right: VisitNumber) -> Bool { left.number < right.number }

    /// The number as it is typed.
    public var description: String { "\(number)" }
}

/// The number of a set in its visit, from 1 to 30. When a set is removed, the numbers of later sets decrease by one.
public struct SetNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The valid set numbers.
    public static let range = 1...30

    /// All set numbers in ascending order.
    public static let all = range.map(SetNumber.init(known:))

    /// The number, within ``range``.
    public let number: Int

    /// Creates a set number from an integer.
    ///
    /// - Throws: ``SakatsuError/setNumberOutOfRange(_:)`` for an integer outside of ``range``.
    public init(_ number: Int) throws(SakatsuError) {
        guard Self.range.contains(number) else { throw .setNumberOutOfRange("\(number)") }
        self.number = number
    }

    /// Parses a typed set number.
    ///
    /// - Throws: ``SakatsuError/setNumberOutOfRange(_:)``, also for a text that is not a number.
    public init(_ text: String) throws(SakatsuError) {
        guard let number = Int(typed: text), Self.range.contains(number) else {
            throw .setNumberOutOfRange(text.cited)
        }
        self.number = number
    }

    private init(known number: Int) {
        self.number = number
    }

    /// Orders sets by their numbers.
    public static func < (left: SetNumber, right: SetNumber) -> Bool { left.number < right.number }

    /// The number as it is typed.
    public var description: String { "\(number)" }
}
