import Arguments

/// A kind of numbered item: a wish in the list, a milestone in its tree.
public protocol Numbered: Equatable, Sendable {
    /// The valid numbers.
    static var numbers: ClosedRange<Int> { get }

    /// Returns the error for an invalid number.
    static func outOfRange(_ text: String) -> DreamsError
}

/// The number of an item.
public struct Ordinal<Item: Numbered>: Hashable, Comparable, Sendable {
    /// The valid numbers.
    public static var range: ClosedRange<Int> { Item.numbers }

    /// All valid numbers in ascending order.
    public static var all: [Ordinal] { range.map(Ordinal.init(known:)) }

    /// The number, within ``range``.
    public let number: Int

    /// A number from outside: typed, or read from a store.
    ///
    /// - Throws: the item's error for an invalid number.
    public init(_ number: Int) throws(DreamsError) {
        guard Self.range.contains(number) else { throw Item.outOfRange("\(number)") }
        self.number = number
    }

    /// Parses a typed number.
    ///
    /// - Throws: as ``init(_:)-(Int)``, also for a text that is not a number.
    public init(_ text: String) throws(DreamsError) {
        guard let number = Int(typed: text), Self.range.contains(number) else { throw Item.outOfRange(text) }
        self.number = number
    }

    private init(known number: Int) {
        self.number = number
    }

    /// Orders by number.
    public static func < (left: Ordinal, right: Ordinal) -> Bool { left.number < right.number }
}

extension Ordinal: CustomStringConvertible {
    /// The number as it is typed.
    public var description: String { "\(number)" }
}

/// The number of a wish in the list: 1 to 100. A wish keeps its number until it is moved, even if others are removed.
public typealias WishNumber = Ordinal<Wish>

extension Wish: Numbered {
    /// 1 to 100.
    public static let numbers = 1...100

    /// Returns the error for a number outside of the range.
    public static func outOfRange(_ text: String) -> DreamsError { .numberOutOfRange(text) }
}

/// The place of a milestone in its tree: 1 to 8, as a chart has eight sub-goals. When one is removed, those after it
/// move up.
public typealias MilestoneNumber = Ordinal<Milestone>

extension Milestone: Numbered {
    /// 1 to 8.
    public static let numbers = 1...8

    /// Returns the error for a number outside of the range.
    public static func outOfRange(_ text: String) -> DreamsError { .milestoneOutOfRange(text) }
}
