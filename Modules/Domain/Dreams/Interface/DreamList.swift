public import Basics
public import MandalartDomainInterface

/// The list of a person's wishes by number, with at most a hundred wishes.
public struct DreamList: Equatable, Sendable {
    /// The wishes by number. A number without a wish is free.
    public internal(set) var wishes: [WishNumber: Wish]
    /// The titles of wishes for which no number is free, as may happen when two stores are merged. Only repositories
    /// set this property.
    public let unplaced: [Title]
    /// The identities of wishes that have no number, because they were removed or are unplaced.
    @Unseen private(set) var gone: Set<Identity>

    /// Creates a list of numbered wishes, by default an empty one. Only repositories pass the identities of wishes that
    /// are `gone`.
    public init(_ wishes: [WishNumber: Wish] = [:], unplaced: [Title] = [], gone: Set<Identity> = []) {
        (self.wishes, self.unplaced) = (wishes, unplaced)
        self.gone = gone
    }

    /// The wishes with their numbers, in ascending order.
    public var numbered: [Wish.Numbered] {
        wishes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Returns the present number of the wish that a number means, with the wish's identity if it has one. A wish that
    /// another program has added may have got another identity since its number was read, and is then found by the number.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)``.
    public func number(of wish: WishNumber) throws(DreamsError) -> WishNumber {
        if let id = wish.identity, wishes[wish]?.id != id {
            if let found = wishes.first(where: { $0.value.id == id }) { return found.key.of(id) }
            if gone.contains(id) { throw .noSuchWish(wish) }
        }
        guard let there = wishes[wish] else { throw .noSuchWish(wish) }
        return wish.of(there.id)
    }

    /// Returns the wish that a number means.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)``.
    public func wish(_ number: WishNumber) throws(DreamsError) -> Wish {
        guard let wish = wishes[try self.number(of: number)] else { throw .noSuchWish(number) }
        return wish
    }

    /// Adds a wish at the first free number.
    ///
    /// - Returns: the number of the new wish.
    /// - Throws: ``DreamsError/listIsFull``.
    public mutating func add(_ title: Title) throws(DreamsError) -> WishNumber {
        guard let number = WishNumber.all.first(where: { wishes[$0] == nil }) else { throw .listIsFull }
        wishes[number] = Wish(title)
        return number
    }

    /// Applies changes to one wish, or none of them if one fails.
    public mutating func apply(_ changes: [WishChange], to number: WishNumber) throws(DreamsError) {
        let number = try self.number(of: number)
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

    /// Applies changes to one wish, or none of them if one fails. Days on which a wish came true or a milestone was
    /// reached must not be later than today.
    ///
    /// - Throws: ``DreamsError/dayToCome(_:)`` for a later day, and the errors of ``apply(_:to:)``.
    public mutating func apply(_ changes: [WishChange], to number: WishNumber, on today: Day) throws(DreamsError) {
        var next = self
        try next.apply(changes, to: number)
        for day in changes.compactMap(\.dayOfEvent) where day > today { throw .dayToCome(day) }
        self = next
    }

    /// Sets the chart into which the tree of a wish has grown.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)``.
    public mutating func remember(_ chart: ChartID, of number: WishNumber) throws(DreamsError) {
        let number = try self.number(of: number)
        wishes[number]?.tree.chart = chart
    }

    /// Removes a wish with its tree. Its number becomes free; all other wishes keep their numbers.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)``.
    public mutating func remove(_ number: WishNumber) throws(DreamsError) {
        let number = try self.number(of: number)
        if let id = number.identity { gone.insert(id) }
        wishes[number] = nil
    }

    /// Moves a wish to a free number.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)``, ``DreamsError/sameNumber(_:)``, and ``DreamsError/taken(_:for:)`` if
    ///   another wish has the target number.
    public mutating func move(_ number: WishNumber, to target: WishNumber) throws(DreamsError) {
        let number = try self.number(of: number)
        guard wishes[target] == nil || number == target else { throw .taken(target, for: number) }
        try swap(number, with: target)
    }

    /// Swaps the numbers of two wishes, or moves a wish to a free number.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)`` and ``DreamsError/sameNumber(_:)``.
    public mutating func swap(_ number: WishNumber, with target: WishNumber) throws(DreamsError) {
        let number = try self.number(of: number)
        let wish = try wish(number)
        guard number != target else { throw .sameNumber(number) }
        let other = wishes[target]
        wishes[number] = other
        wishes[target] = wish
    }
}

/// A change of one part of a wish.
public enum WishChange: Hashable, Sendable {
    /// Sets the title.
    case title(Title)
    /// Sets the day on which the wish came true; `nil` if it has not come true.
    case done(Day?)
    /// Changes one part of the tree.
    case tree(TreeChange)
}

extension WishChange {
    /// The day on which the wish came true or a milestone was reached; `nil` for other changes.
    fileprivate var dayOfEvent: Day? {
        switch self {
        case .done(let day), .tree(.reachMilestone(_, let day)): day
        case .title, .tree: nil
        }
    }
}
