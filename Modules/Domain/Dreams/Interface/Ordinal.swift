public import Basics

/// A kind of item that has a number: a wish in the list, or a milestone in its tree.
public protocol Numbered: Equatable, Sendable {
    /// The valid numbers of this kind of item.
    static var numbers: ClosedRange<Int> { get }

    /// Returns the error for a text or number that is not valid.
    static func outOfRange(_ text: String) -> DreamsError
}

/// The number of an item, such as a wish or a milestone.
public struct Ordinal<Item: Numbered>: Hashable, Comparable, Sendable {
    /// The valid numbers, such as 1…100 for wishes.
    public static var range: ClosedRange<Int> { Item.numbers }

    /// All valid numbers in ascending order.
    public static var all: [Ordinal] { range.map(Ordinal.init(known:)) }

    /// The number, within ``range``.
    public let number: Int
    /// The identity of the item that had the number when it was read; `nil` for a typed number. With an identity, the
    /// number means that item, whatever the item's number is meanwhile.
    @Unseen public private(set) var identity: Identity?

    /// Creates the number of an item from an integer.
    ///
    /// - Throws: the item's error for an invalid number.
    public init(_ number: Int) throws(DreamsError) {
        guard Self.range.contains(number) else { throw Item.outOfRange("\(number)") }
        self.number = number
    }

    /// Parses a typed number.
    ///
    /// - Throws: the item's error for an invalid number, or for a text that is not a number.
    public init(_ text: String) throws(DreamsError) {
        guard let number = Int(typed: text), Self.range.contains(number) else { throw Item.outOfRange(text) }
        self.number = number
    }

    private init(known number: Int) {
        self.number = number
    }

    /// Returns the number as that of the item with the given identity.
    func of(_ item: Identity?) -> Ordinal {
        var own = self
        own.identity = item
        return own
    }

    /// Orders items by number.
    public static func < (left: Ordinal, right: Ordinal) -> Bool { left.number < right.number }
}

extension Ordinal: CustomStringConvertible {
    /// The number as it is typed.
    public var description: String { "\(number)" }
}

/// The number of a wish in the list: 1…100. A wish keeps its number until it is moved, even if other wishes are
/// removed, but an exchange with other machines may give it another number.
public typealias WishNumber = Ordinal<Wish>

extension Wish: Numbered {
    /// The valid numbers of wishes: 1…100.
    public static let numbers = 1...100

    /// Returns the error for a text or number outside of the range.
    public static func outOfRange(_ text: String) -> DreamsError { .numberOutOfRange(text) }
}

/// The number of a milestone in its tree: 1…8, because a chart has eight sub-goals. When a milestone is removed, later
/// ones move up by one number.
public typealias MilestoneNumber = Ordinal<Milestone>

extension Milestone: Numbered {
    /// The valid numbers of milestones: 1…8.
    public static let numbers = 1...8

    /// Returns the error for a text or number outside of the range.
    public static func outOfRange(_ text: String) -> DreamsError { .milestoneOutOfRange(text) }
}
