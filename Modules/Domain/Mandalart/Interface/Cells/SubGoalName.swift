import Arguments

/// A typed name of a sub-goal: an address within it, or a prefix of its title or of an item's title.
public enum SubGoalName: Hashable, Sendable {
    /// An address: `3`, `3/2` for the sub-goal around an item, or `2:3` for one of another chart.
    case address(CellAddress)
    /// A title or its prefix, ignoring case.
    case title(String)

    /// The name of the sub-goal at a position.
    public static func at(_ position: Position) -> SubGoalName { .address(CellAddress(.around(position))) }

    /// The number of the chart, if the name has one.
    public var chart: ChartID? {
        if case .address(let address) = self { address.chart } else { nil }
    }

    /// Parses an address; any other text is a title.
    ///
    /// - Throws: ``MandalartError`` for numbers that are not an address.
    public init(_ text: String) throws(MandalartError) {
        let isTitle = text.halfWidth.contains { !$0.isNumber && !"/:".contains($0) }
        self = isTitle ? .title(text) : .address(try CellAddress(text))
    }
}

extension Chart {
    /// The titles that can name a sub-goal: those of the sub-goals, followed by those of their items.
    public var titlesOfSubGoals: [String] {
        let goals = subGoals.sorted { $0.key < $1.key }.map(\.value)
        return goals.map(\.title.text)
            + goals.flatMap { $0.items.sorted { $0.key < $1.key }.map(\.value.title.text) }
    }

    /// Returns the goal with a name: a filled sub-goal, or the core goal by its address.
    ///
    /// - Throws: as ``position(of:)``.
    public func goal(of name: SubGoalName) throws(MandalartError) -> Cell {
        if case .address(let address) = name, address.cell() == .coreGoal { return .coreGoal }
        return .subGoal(try position(of: name))
    }

    /// Returns the filled sub-goal with a name. Titles of sub-goals take precedence over those of items.
    ///
    /// - Throws: ``MandalartError/empty(_:)``, ``MandalartError/positionIsCentre``, ``MandalartError/noSuchTitle(_:)``
    ///   and ``MandalartError/ambiguousTitle(_:_:)``.
    public func position(of name: SubGoalName) throws(MandalartError) -> Position {
        switch name {
        case .address(let address):
            let position: Position
            switch address.cell() {
            case .coreGoal: throw .positionIsCentre
            case .subGoal(let place), .actionItem(_, in: let place): position = place
            }
            guard subGoals[position] != nil else { throw .empty(.subGoal(position)) }
            return position
        case .title(let text):
            let goals = subGoals.sorted { $0.key < $1.key }
            let items = goals.flatMap { position, goal in
                goal.items.sorted { $0.key < $1.key }.map { (Cell.actionItem($0.key, in: position), $0.value.title) }
            }
            let cells = goals.map { (Cell.subGoal($0.key), $0.value.title) }
            let named = cells.called(text) { $0.1 }
            let found = (named.isEmpty ? items.called(text) { $0.1 } : named).map(\.0)
            let positions = Set(found.compactMap(\.subGoal))
            guard let position = positions.first else { throw .noSuchTitle(text) }
            guard positions.count == 1 else { throw .ambiguousTitle(text, found) }
            return position
        }
    }
}

extension Cell {
    /// The sub-goal of the cell.
    fileprivate var subGoal: Position? {
        switch self {
        case .coreGoal: nil
        case .subGoal(let position), .actionItem(_, in: let position): position
        }
    }
}

extension Sequence {
    /// Returns the elements with a title: exact matches, or else matches ignoring case, or else matches of a prefix.
    func called(_ text: String, title: (Element) -> Title?) -> [Element] {
        let letters = text.lowercased()
        let ways: [(String) -> Bool] = [
            { $0 == text }, { $0.lowercased() == letters }, { $0.lowercased().hasPrefix(letters) },
        ]
        for isCalled in ways {
            let matches = filter { title($0).map { isCalled($0.text) } ?? false }
            if !matches.isEmpty { return matches }
        }
        return []
    }
}
