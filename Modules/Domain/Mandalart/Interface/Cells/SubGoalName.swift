import Basics

/// A typed name of a sub-goal: the address of a cell in the sub-goal's grid, or the beginning of the title of the
/// sub-goal or of one of its items.
public enum SubGoalName: Hashable, Sendable {
    /// An address: `3` for sub-goal 3, `3/2` for the sub-goal of an item, or `2:3` for a sub-goal of chart 2.
    case address(CellAddress)
    /// A title or a prefix of one. Case is ignored.
    case title(String)

    /// Returns the address of the sub-goal at a position, as a name.
    public static func at(_ position: Position) -> SubGoalName { .address(CellAddress(.around(position))) }

    /// The number of the chart in the address; `nil` for a title, or for an address without a chart.
    public var chart: ChartID? {
        if case .address(let address) = self { address.chart } else { nil }
    }

    /// Parses an address; any other text is a title.
    ///
    /// - Throws: ``MandalartError`` for a text of digits, slashes and colons that is not an address.
    public init(_ text: String) throws(MandalartError) {
        let isTitle = text.halfWidth.contains { !$0.isNumber && !"/:".contains($0) }
        self = isTitle ? .title(text) : .address(try CellAddress(text))
    }
}

extension Chart {
    /// The titles by which a sub-goal can be found: the sub-goals' own titles, then the titles of their action items.
    public var titlesOfSubGoals: [String] {
        let goals = subGoals.sorted { $0.key < $1.key }.map(\.value)
        return goals.map(\.title.text)
            + goals.flatMap { $0.items.sorted { $0.key < $1.key }.map(\.value.title.text) }
    }

    /// Returns the cell of the goal with the given name: a filled sub-goal, or the core goal, whose name is its address
    /// `5`.
    ///
    /// - Throws: as ``position(of:)``.
    public func goal(of name: SubGoalName) throws(MandalartError) -> Cell {
        if case .address(let address) = name, address.cell() == .coreGoal { return .coreGoal }
        return .subGoal(try position(of: name))
    }

    /// Returns the position of the filled sub-goal with the given name. Titles of sub-goals take precedence over titles
    /// of items.
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
    /// The position of the sub-goal to which the cell belongs; `nil` for the core goal.
    fileprivate var subGoal: Position? {
        switch self {
        case .coreGoal: nil
        case .subGoal(let position), .actionItem(_, in: let position): position
        }
    }
}

extension Sequence {
    /// Returns the elements whose title matches a text: exact matches, or else matches ignoring case, or else titles
    /// that begin with the text, ignoring case.
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
