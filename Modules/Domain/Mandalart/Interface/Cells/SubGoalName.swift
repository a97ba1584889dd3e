import Arguments

/// How a person names the sub-goal where they want to be: by an address within it, or by how its title or that of one of
/// its items begins.
public enum SubGoalName: Hashable, Sendable {
    /// `3`, `3/2` for the sub-goal around an item, or `2:3` for one of another chart.
    case address(CellAddress)
    /// A title or its beginning; the case of letters does not count.
    case title(String)

    /// The name of the sub-goal at a position.
    public static func at(_ position: Position) -> SubGoalName { .address(CellAddress(.around(position))) }

    /// The number of the chart, if the name has one.
    public var chart: ChartID? {
        if case .address(let address) = self { address.chart } else { nil }
    }

    /// Parses an address, or takes any other text for a title.
    ///
    /// - Throws: ``MandalartError`` for numbers that are no address.
    public init(_ text: String) throws(MandalartError) {
        let isTitle = text.halfWidth.contains { !$0.isNumber && !"/:".contains($0) }
        self = isTitle ? .title(text) : .address(try CellAddress(text))
    }
}

extension Chart {
    /// The titles that name a sub-goal: those of the sub-goals, then those of their items.
    public var titlesOfSubGoals: [String] {
        let goals = subGoals.sorted { $0.key < $1.key }.map(\.value)
        return goals.map(\.title.text)
            + goals.flatMap { $0.items.sorted { $0.key < $1.key }.map(\.value.title.text) }
    }

    /// The goal in the centre of the grid that is named: a filled sub-goal, or the core goal by its address.
    ///
    /// - Throws: as ``position(of:)``.
    public func goal(of name: SubGoalName) throws(MandalartError) -> Cell {
        if case .address(let address) = name, address.cell() == .coreGoal { return .coreGoal }
        return .subGoal(try position(of: name))
    }

    /// The filled sub-goal that is named. A title of a sub-goal comes before one of an item.
    ///
    /// - Throws: ``MandalartError/empty(_:)``, ``MandalartError/positionIsCentre``, ``MandalartError/noSuchTitle(_:)`` and
    ///   ``MandalartError/ambiguousTitle(_:_:)``.
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
    /// The sub-goal that it is, or is in.
    fileprivate var subGoal: Position? {
        switch self {
        case .coreGoal: nil
        case .subGoal(let position), .actionItem(_, in: let position): position
        }
    }
}

extension Sequence {
    /// The elements with a title: equal to the text, else equal but for the case of letters, else beginning with it.
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
