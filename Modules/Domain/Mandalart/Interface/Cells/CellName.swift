import Basics

/// A typed name of a cell: its address, or its title or a part of it.
public enum CellName: Hashable, Sendable {
    /// An address: `3`, `3/2`, or `2:3/2` in chart 2.
    case address(CellAddress)
    /// A title or a part of one. Case and width are ignored.
    case title(String)

    /// Returns the address of the sub-goal at a position, as a name.
    public static func at(_ position: Position) -> CellName { .address(CellAddress(.around(position))) }

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

/// A filled cell with its title, as one of several that a text may mean.
public struct TitledCell: Hashable, Sendable {
    /// The number of the chart; `nil` for the current chart.
    public let chart: ChartID?
    /// The cell within its chart.
    public let cell: Cell
    /// The title of the cell.
    public let title: Title

    /// Creates a cell of the current chart, or of the chart with the given number.
    public init(_ cell: Cell, in chart: ChartID? = nil, _ title: Title) {
        (self.cell, self.chart, self.title) = (cell, chart, title)
    }

    /// The address of the cell.
    var address: String { "\(CellAddress(cell, in: chart))" }

    /// An address that means the cell in every place: a sub-goal is the centre of its grid there.
    var addressAnywhere: String {
        if case .subGoal = cell, chart == nil { "\(address)/\(Position.centre)" } else { address }
    }
}

extension Chart {
    /// The titles by which a sub-goal can be found: the sub-goals' own titles, then the titles of their action items.
    public var titlesOfSubGoals: [String] {
        (titledGoals + titledItems).map(\.title.text)
    }

    private var titledGoals: [TitledCell] {
        subGoals.sorted { $0.key < $1.key }.map { TitledCell(.subGoal($0.key), $0.value.title) }
    }

    private var titledItems: [TitledCell] {
        subGoals.sorted { $0.key < $1.key }.flatMap { place, goal in
            goal.items.sorted { $0.key < $1.key }.map { TitledCell(.actionItem($0.key, in: place), $0.value.title) }
        }
    }

    /// Returns the sub-goal or action item whose title matches a text best: exact matches, or else, ignoring case and
    /// width, titles that equal the text, or else those that begin with it, or else those that contain it. The core
    /// goal is never returned.
    ///
    /// - Parameters:
    ///   - text: a title, or a part of one.
    ///   - isItem: whether only action items are meant, and not sub-goals too.
    /// - Returns: the cell.
    /// - Throws: ``MandalartError/noSuchTitle(_:)`` and ``MandalartError/ambiguousTitle(_:_:)``.
    public func cell(called text: String, isItem: Bool) throws(MandalartError) -> Cell {
        let found = (isItem ? titledItems : titledGoals + titledItems).called(text) { $0.title }
        guard let cell = found.first?.cell else { throw .noSuchTitle(text) }
        guard found.count == 1 else { throw .ambiguousTitle(text, found) }
        return cell
    }

    /// Returns the cell with the given name: a filled sub-goal or action item, or the core goal, whose name is its
    /// address `5`. Titles of sub-goals take precedence over titles of items.
    ///
    /// - Throws: ``MandalartError/empty(_:)``, ``MandalartError/noSuchTitle(_:)`` and
    ///   ``MandalartError/ambiguousTitle(_:_:)``.
    public func cell(of name: CellName) throws(MandalartError) -> Cell {
        switch name {
        case .address(let address):
            let cell = address.cell()
            if cell != .coreGoal, content(of: cell) == nil { throw .empty(cell) }
            return cell
        case .title(let text):
            return titledGoals.called(text) { $0.title }.isEmpty
                ? try cell(called: text, isItem: true) : .subGoal(try position(of: name))
        }
    }

    /// Returns the position of the filled sub-goal with the given name, or of the sub-goal of the item with that name.
    /// Titles of sub-goals take precedence over titles of items.
    ///
    /// - Throws: ``MandalartError/empty(_:)``, ``MandalartError/positionIsCentre``, ``MandalartError/noSuchTitle(_:)``
    ///   and ``MandalartError/ambiguousTitle(_:_:)``.
    public func position(of name: CellName) throws(MandalartError) -> Position {
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
            let named = titledGoals.called(text) { $0.title }
            let found = named.isEmpty ? titledItems.called(text) { $0.title } : named
            let positions = Set(found.compactMap(\.cell.subGoal))
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

extension Title {
    /// Returns whether a text is the whole title, ignoring case and width.
    public func isCalled(_ text: String) -> Bool { self.text.halfWidth.lowercased() == text.halfWidth.lowercased() }
}

extension Sequence {
    /// Returns the elements whose title matches a text best: exact matches, or else matches ignoring case and width, or
    /// else titles that begin with the text, or else, unless `isBeginning` is `true`, titles that contain it.
    public func called(_ text: String, isBeginning: Bool = false, title: (Element) -> Title?) -> [Element] {
        let letters = text.halfWidth.lowercased()
        let ways: [(String) -> Bool] = [
            { $0 == text }, { $0.halfWidth.lowercased() == letters },
            { $0.halfWidth.lowercased().hasPrefix(letters) },
            { title in
                let title = title.halfWidth.lowercased()
                return title.indices.contains { title[$0...].hasPrefix(letters) }
            },
        ]
        for isCalled in ways.dropLast(isBeginning ? 1 : 0) {
            let matches = filter { title($0).map { isCalled($0.text) } ?? false }
            if !matches.isEmpty { return matches }
        }
        return []
    }
}
