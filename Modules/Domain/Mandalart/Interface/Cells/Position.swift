import Basics

/// The position of one of the eight cells around a center: 1…9 by rows from the top left, except 5, the number of the
/// center.
public struct Position: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number of the cell in its grid: 1…9, never 5.
    public let number: Int

    /// The eight positions in reading order.
    public static let all = [1, 2, 3, 4, 6, 7, 8, 9].map(Position.init(known:))

    /// The eight positions as they are typed.
    public static let words = all.map(\.description)

    /// The number of the center, which is not a position.
    public static let centre = 5

    /// Creates the position with the given number.
    ///
    /// - Throws: ``MandalartError/positionOutOfRange(_:)`` outside 1…9, ``MandalartError/positionIsCentre`` for 5.
    public init(_ number: Int) throws(MandalartError) {
        guard (1...9).contains(number) else { throw .positionOutOfRange("\(number)") }
        guard number != Self.centre else { throw .positionIsCentre }
        self.number = number
    }

    /// Parses the typed number of a position.
    ///
    /// - Throws: as ``init(_:)-(Int)``, and ``MandalartError/positionOutOfRange(_:)`` for a text that is not a number.
    public init(_ text: String) throws(MandalartError) {
        guard let number = Int(typed: text) else { throw .positionOutOfRange(text) }
        try self.init(number)
    }

    private init(known number: Int) {
        self.number = number
    }

    /// Orders positions in reading order.
    public static func < (left: Position, right: Position) -> Bool { left.number < right.number }

    /// The number as it is typed.
    public var description: String { "\(number)" }
}
