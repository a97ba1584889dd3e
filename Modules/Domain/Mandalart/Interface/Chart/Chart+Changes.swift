public import Basics

extension EditedChart {
    /// Carries out an edit of a chart. `other` is the chart of the target of a move, swap or copy; `nil` if the target is
    /// in the same chart. Typed days are counted from `today`.
    package init(
        _ edit: ChartEdit, of chart: (id: ChartID, content: Chart), with other: (id: ChartID, content: Chart)? = nil,
        at time: Timestamp, on today: Day
    ) throws {
        var (after, cells, entry, others) = (chart.content, [CellEdit](), Activity?.none, [EditedChart]())
        let cell: Cell
        do {
            cell = try after.cell(of: edit.cell)
        } catch MandalartError.noSuchTitle(let text) {
            // The word before a title is probably meant as the beginning of the title.
            if case .set = edit.action { throw MandalartError.notAnAddress(text) }
            throw MandalartError.noSuchTitle(text)
        }
        var target: Cell?
        switch edit.action {
        case .set(let title, let rate): cells = try after.apply(title.changes(of: cell, rated: rate), to: cell)
        case .change(let changes): cells = try after.apply(changes, to: cell)
        case .due(let change): cells = try after.apply([.due(change.day(from: today))], to: cell)
        case .pause(let change): cells = try after.pause(cell, change, today)
        case .done(on: let day): (cells, entry) = try after.complete(cell, on: day, at: time, today)
        case .log(let text, on: let day): entry = try after.log(text, for: cell, on: day, at: time, today)
        case .clear: cells = try after.clear(cell)
        case .place(let placing, at: let reference):
            guard let other else {
                let there = try after.cell(of: reference)
                cells = try after.place(cell, by: placing, at: there)
                target = there
                break
            }
            var content = other.content
            let there = try content.cell(of: reference)
            let changed = try after.place(cell, by: placing, at: there, of: &content)
            (cells, others) = (changed.here, [EditedChart(other.id, content, of: there, cells: changed.there)])
        }
        self.init(chart.id, after, of: cell, to: target, cells: cells, entry: entry, others: others)
    }
}

extension Chart {
    /// Returns the cell of a reference, which is filled unless the reference is an address.
    ///
    /// - Throws: ``ChangedSince``, ``MandalartError/filledSince(_:_:)``, ``MandalartError/noSuchTitle(_:)`` and
    ///   ``MandalartError/ambiguousTitle(_:_:)``.
    fileprivate func cell(of reference: CellReference) throws -> Cell {
        switch reference {
        case .at(let address): return address.cell()
        case .item(let id, let title):
            guard let found = cell(ofItem: id), content(of: found)?.title == title else {
                throw ChangedSince(title: title)
            }
            return found
        case .empty(let address):
            let cell = address.cell()
            if let content = content(of: cell) { throw MandalartError.filledSince(cell, content.title) }
            return cell
        case .shown(let id, let title, at: let address):
            guard let found = cell(of: id, title, seenIn: address.cell()) else { throw ChangedSince(title: title) }
            return found
        case .called(let text, let isItem): return try cell(called: text, isItem: isItem)
        }
    }

    /// Returns the cell of the action item with an identity; `nil` if the chart does not contain the item.
    private func cell(ofItem id: Identity) -> Cell? {
        for (subGoal, goal) in subGoals {
            for (position, item) in goal.items where item.id == id { return .actionItem(position, in: subGoal) }
        }
        return nil
    }

    /// Returns the present cell of the goal or action item with an identity and a title, which was seen in the given
    /// cell; `nil` if the chart does not contain it. A row of another program gets another identity by the next edit, and
    /// is then found in its cell by its title.
    public func cell(of id: Identity, _ title: Title, seenIn cell: Cell) -> Cell? {
        let content = content(of: cell)
        if content?.id == id { return cell }
        return self.cell(of: id, like: cell) ?? (content?.title == title ? cell : nil)
    }

    /// Returns the cell of the action item with an identity or, unless the given cell is of an item, of the goal.
    private func cell(of id: Identity, like cell: Cell) -> Cell? {
        if case .actionItem = cell { return self.cell(ofItem: id) }
        if coreGoal?.id == id { return .coreGoal }
        return subGoals.first { $0.value.goal.id == id }.map { Cell.subGoal($0.key) }
    }

    /// Applies changes to one cell, or none of them if one fails.
    ///
    /// A title fills an empty cell; every other change needs a filled one. An action item needs a filled sub-goal.
    ///
    /// - Returns: the changed cell, if its content has changed.
    /// - Throws: ``MandalartError/empty(_:)`` for an item of an empty sub-goal, and the errors of
    ///   ``CellChange/applied(to:at:)``.
    @discardableResult
    public mutating func apply(_ changes: [CellChange], to cell: Cell) throws(MandalartError) -> [CellEdit] {
        if case .actionItem(_, in: let subGoal) = cell, subGoals[subGoal] == nil { throw .empty(.subGoal(subGoal)) }
        let before = content(of: cell)
        var after = before
        for change in changes { after = try change.applied(to: after, at: cell) }
        if let after { try put(after, in: cell) }
        let edit = CellEdit(cell, before: before, after: after)
        return edit.changedFields.isEmpty ? [] : [edit]
    }

    /// Clears a filled cell. A sub-goal is cleared together with its items.
    ///
    /// - Returns: the cleared cells.
    /// - Throws: ``MandalartError/alreadyEmpty(_:)``.
    @discardableResult
    public mutating func clear(_ cell: Cell) throws(MandalartError) -> [CellEdit] {
        guard content(of: cell) != nil else { throw .alreadyEmpty(cell) }
        var next = self
        try next.put(nil, in: cell)
        defer { self = next }
        return edits(of: cell.branch, to: next)
    }

    /// Pauses or resumes a habit.
    fileprivate mutating func pause(
        _ cell: Cell, _ change: PauseChange, _ today: Day
    ) throws(MandalartError) -> [CellEdit] {
        guard let content = content(of: cell) else { throw .empty(cell) }
        guard let habit = content.item?.habit else { throw .notAHabit(cell) }
        return try apply([.pauses(habit.pauses.changed(by: change, of: cell, on: today))], to: cell)
    }

    /// Completes an action item, and logs it if a day is given. For a habit, logs that it was kept on the day, by
    /// default today, unless that day is logged already.
    fileprivate mutating func complete(
        _ cell: Cell, on typed: TypedDay?, at time: Timestamp, _ today: Day
    ) throws -> (cells: [CellEdit], entry: Activity?) {
        guard let item = content(of: cell)?.item else { throw MandalartError.empty(cell) }
        let day = try typed?.pastDay(until: today) ?? today
        guard let habit = item.habit else {
            let cells = try apply([.rate(.full)], to: cell)
            guard typed != nil else { return (cells, nil) }
            return (cells, try log(ActivityText(item.title), for: cell, on: TypedDay(day), at: time, today))
        }
        if habit.days.contains(day) { return ([], nil) }
        return ([], try log(ActivityText(item.title), for: cell, on: TypedDay(day), at: time, today))
    }

    /// Logs an activity for an action item on a day, by default today.
    fileprivate mutating func log(
        _ text: ActivityText, for cell: Cell, on typed: TypedDay?, at time: Timestamp, _ today: Day
    ) throws -> Activity {
        guard case .actionItem(let position, in: let subGoal) = cell, var item = content(of: cell)?.item else {
            throw MandalartError.empty(cell)
        }
        let day = try typed?.pastDay(until: today) ?? today
        item.habit?.keep(on: day)
        try put(.actionItem(item), in: cell)
        return Activity(
            number: 0, subGoal: subGoal, position: position, item: item.title, time: time, on: day, text: text)
    }
}
