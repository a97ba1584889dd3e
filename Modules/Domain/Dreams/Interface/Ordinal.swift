import Arguments

/// A thing with a number among others of its kind: a wish in the list, a milestone in its tree.
public protocol Numbered: Equatable, Sendable {
    /// The numbers that there are.
    static var numbers: ClosedRange<Int> { get }

    /// The error for what is none of them.
    static func outOfRange(_ text: String) -> DreamsError
}

/// The number of something among others of its kind.
public struct Ordinal<Item: Numbered>: Hashable, Comparable, Sendable {
    /// The numbers that there are.
    public static var range: ClosedRange<Int> { Item.numbers }

    /// All numbers, from the first.
    public static var all: [Ordinal] { range.map(Ordinal.init(known:)) }

    /// One of ``range``.
    public let number: Int

    /// A number from outside: typed, or read from a store.
    ///
    /// - Throws: the error of the item for a number that there is not.
    public init(_ number: Int) throws(DreamsError) {
        guard Self.range.contains(number) else { throw Item.outOfRange("\(number)") }
        self.number = number
    }

    /// Reads what a person typed.
    ///
    /// - Throws: as ``init(_:)-(Int)``, also for what is no number.
    public init(_ text: String) throws(DreamsError) {
        guard let number = Int(typed: text), Self.range.contains(number) else { throw Item.outOfRange(text) }
        self.number = number
    }

    private init(known number: Int) {
        self.number = number
    }

    /// By number.
    public static func < (left: Ordinal, right: Ordinal) -> Bool { left.number < right.number }
}

extension Ordinal: CustomStringConvertible {
    /// The number, as a person types it.
    public var description: String { "\(number)" }
}

/// The number of a wish in the list: 1 to 100. A wish keeps it until it is moved, whatever becomes of the others.
public typealias WishNumber = Ordinal<Wish>

extension Wish: Numbered {
    /// 1 to 100.
    public static let numbers = 1...100

    /// Says from where to where wishes are numbered.
    public static func outOfRange(_ text: String) -> DreamsError { .numberOutOfRange(text) }
}

/// The place of a milestone in its tree: 1 to 8, as many as a chart has sub-goals. When one is removed, those after it
/// move up.
public typealias MilestoneNumber = Ordinal<Milestone>

extension Milestone: Numbered {
    /// 1 to 8.
    public static let numbers = 1...8

    /// Says from where to where milestones are numbered.
    public static func outOfRange(_ text: String) -> DreamsError { .milestoneOutOfRange(text) }
}
