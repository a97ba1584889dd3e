import Arguments

/// Which visit is meant, among all: its number, from 1. A number is never used twice.
public struct VisitNumber: Hashable, Comparable, Sendable {
    /// 1 or greater.
    public let number: Int

    /// A visit, by its number.
    ///
    /// - Throws: ``SakatsuError/notAVisitNumber(_:)`` below 1.
    public init(_ number: Int) throws(SakatsuError) {
        guard number > 0 else { throw .notAVisitNumber("\(number)") }
        self.number = number
    }

    /// Parses a number as people type it.
    ///
    /// - Throws: ``SakatsuError/notAVisitNumber(_:)``.
    public init(_ text: String) throws(SakatsuError) {
        guard let number = Int(typed: text), number > 0 else { throw .notAVisitNumber(text.cited) }
        self.number = number
    }

    /// By number.
    public static func < (left: VisitNumber, right: VisitNumber) -> Bool { left.number < right.number }
}

extension VisitNumber: CustomStringConvertible {
    /// The number, as a person types it.
    public var description: String { "\(number)" }
}

/// The place of a set in its visit, 1…30. When one is removed, those after it move up.
public struct SetNumber: Hashable, Comparable, Sendable {
    /// The numbers that there are.
    public static let range = 1...30

    /// All numbers, from the first.
    public static let all = range.map(SetNumber.init(known:))

    /// One of ``range``.
    public let number: Int

    /// A number from outside.
    ///
    /// - Throws: ``SakatsuError/setNumberOutOfRange(_:)``.
    public init(_ number: Int) throws(SakatsuError) {
        guard Self.range.contains(number) else { throw .setNumberOutOfRange("\(number)") }
        self.number = number
    }

    /// Parses a number as people type it.
    ///
    /// - Throws: ``SakatsuError/setNumberOutOfRange(_:)``, also for anything but a number.
    public init(_ text: String) throws(SakatsuError) {
        guard let number = Int(typed: text), Self.range.contains(number) else {
            throw .setNumberOutOfRange(text.cited)
        }
        self.number = number
    }

    private init(known number: Int) {
        self.number = number
    }

    /// By number.
    public static func < (left: SetNumber, right: SetNumber) -> Bool { left.number < right.number }
}

extension SetNumber: CustomStringConvertible {
    /// The number, as a person types it.
    public var description: String { "\(number)" }
}
