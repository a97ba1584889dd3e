public import MandalartDomainInterface
public import Time

/// A person's wishes by their numbers, a hundred at most.
public struct DreamList: Equatable, Sendable {
    /// The wishes that there are. A number without a wish is free.
    public internal(set) var wishes: [WishNumber: Wish]
    /// The titles of the wishes for which no number is free. Only repositories know them.
    public let unplaced: [Title]

    /// A list of wishes by their numbers; by default an empty one.
    public init(_ wishes: [WishNumber: Wish] = [:], unplaced: [Title] = []) {
        (self.wishes, self.unplaced) = (wishes, unplaced)
    }

    /// The wishes by number.
    public var numbered: [Wish.Numbered] {
        wishes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// A wish by its number.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)``.
    public func wish(_ number: WishNumber) throws(DreamsError) -> Wish {
        guard let wish = wishes[number] else { throw .noSuchWish(number) }
        return wish
    }

    /// Puts a wish at the first number that is free.
    ///
    /// - Returns: that number.
    /// - Throws: ``DreamsError/listIsFull``.
    public mutating func add(_ title: Title) throws(DreamsError) -> WishNumber {
        guard let number = WishNumber.all.first(where: { wishes[$0] == nil }) else { throw .listIsFull }
        wishes[number] = Wish(title)
        return number
    }

    /// Makes changes to one wish, all or none.
    ///
    /// - Throws: ``DreamsError``.
    public mutating func apply(_ changes: [WishChange], to number: WishNumber) throws(DreamsError) {
        var wish = try wish(number)
        for change in changes {
            switch change {
            case .title(let title): wish.title = title
            case .done(let day): wish.done = day
            case .tree(let change): try wish.tree.apply(change)
            }
        }
        wishes[number] = wish
    }

    /// Makes changes to one wish, all or none, on a day: what they say to have happened did so then or before.
    ///
    /// - Throws: ``DreamsError``.
    public mutating func apply(_ changes: [WishChange], to number: WishNumber, on today: Day) throws(DreamsError) {
        var next = self
        try next.apply(changes, to: number)
        for day in changes.compactMap(\.dayOfEvent) where day > today { throw .dayToCome(day) }
        self = next
    }

    /// Remembers the chart that the tree of a wish grew into.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)``.
    public mutating func remember(_ chart: ChartID, of number: WishNumber) throws(DreamsError) {
        _ = try wish(number)
        wishes[number]?.tree.chart = chart
    }

    /// Forgets a wish with its tree. Its number is free then; all others stay where they are.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)``.
    public mutating func remove(_ number: WishNumber) throws(DreamsError) {
        _ = try wish(number)
        wishes[number] = nil
    }

    /// Gives a wish a number that is free.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)``, ``DreamsError/sameNumber(_:)``, and ``DreamsError/taken(_:for:)`` where
    ///   another wish has that number.
    public mutating func move(_ number: WishNumber, to target: WishNumber) throws(DreamsError) {
        _ = try wish(number)
        guard wishes[target] == nil || number == target else { throw .taken(target, for: number) }
        try swap(number, with: target)
    }

    /// Exchanges the numbers of two wishes. A wish also takes a number that is free.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)`` and ``DreamsError/sameNumber(_:)``.
    public mutating func swap(_ number: WishNumber, with target: WishNumber) throws(DreamsError) {
        let wish = try wish(number)
        guard number != target else { throw .sameNumber(number) }
        let other = wishes[target]
        wishes[number] = other
        wishes[target] = wish
    }
}

/// One change to a wish.
public enum WishChange: Hashable, Sendable {
    /// Calls it something else.
    case title(Title)
    /// Says on which day it came true; `nil` that it did not.
    case done(Day?)
    /// Changes its tree.
    case tree(TreeChange)
}

extension WishChange {
    /// The day on which something happened, if the change says that.
    fileprivate var dayOfEvent: Day? {
        switch self {
        case .done(let day), .tree(.reachMilestone(_, let day)): day
        case .title, .tree: nil
        }
    }
}
