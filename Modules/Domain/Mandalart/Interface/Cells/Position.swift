import Arguments

/// A position around a centre: 1…9 by rows from the top left, without 5, which is the centre.
public struct Position: Hashable, Comparable, Sendable {
    /// 1…9, never 5.
    public let number: Int

    /// The eight positions in reading order.
    public static let all = [1, 2, 3, 4, 6, 7, 8, 9].map(Position.init(known:))

    /// All positions as text.
    public static let words = all.map(\.description)

    /// The number of the centre, which is not a position.
    public static let centre = 5

    /// The position with a number.
    ///
    /// - Throws: ``MandalartError/positionOutOfRange(_:)`` outside 1…9, ``MandalartError/positionIsCentre`` for 5.
    public init(_ number: Int) throws(MandalartError) {
        guard (1...9).contains(number) else { throw .positionOutOfRange("\(number)") }
        guard number != Self.centre else { throw .positionIsCentre }
        self.number = number
    }

    /// Parses a typed position.
    ///
    /// - Throws: as ``init(_:)-(Int)``, also for a text that is not a number.
    public init(_ text: String) throws(MandalartError) {
        guard let number = Int(typed: text) else { throw .positionOutOfRange(text) }
        try self.init(number)
    }

    private init(known number: Int) {
        self.number = number
    }

    /// Orders positions in reading order.
    public static func < (left: Position, right: Position) -> Bool { left.number < right.number }
}

extension Position: CustomStringConvertible {
    /// The number as it is typed.
    public var description: String { "\(number)" }
}
