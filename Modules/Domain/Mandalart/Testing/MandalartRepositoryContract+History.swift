import Doubles
import MandalartDomainInterface

// What every repository must do about undo, redo and history.
extension MandalartRepositoryContract {
    func verifyNothing(_ repository: some MandalartRepository) async throws {
        try expect(await repository.undo(), nil)
        try expect(await repository.redo(), nil)
        try expect(await repository.history(last: 10), [])
    }

    func verifyWholeEdits(_ repository: some MandalartRepository) async throws {
        var charts = [Chart()]
        for change in try Self.changes { charts.append(try await repository.edit(change).chart) }
        for number in (1..<charts.count).reversed() {
            let undone = try await repository.undo()
            try expect(undone?.number, number)
            try expect(undone?.cells, charts[number - 1].edits(to: charts[number]))
            // Neither chart has a cell that the other one has not, byte for byte.
            try expect(await repository.chart(), charts[number - 1])
            try expect(await repository.chart().edits(to: charts[number - 1]), [])
        }
        for number in 1..<charts.count {
            try expect(await repository.redo()?.number, number)
            try expect(await repository.chart().edits(to: charts[number]), [])
        }
    }

    func verifyClearing(_ repository: some MandalartRepository) async throws {
        let (chart, position) = try (Chart.full, Position(3))
        let cells = [Cell.coreGoal, .subGoal(position), .actionItem(position, in: try Position(4))]
        _ = try await repository.edit { $0 = chart }
        for (cell, count) in zip(cells, [1, 9, 1]) {
            var cleared = chart
            try cleared.clear(cell)
            try expect(await repository.edit { try $0.clear(cell) }.chart, cleared)
            try expect(await repository.chart(), cleared)
            let edit = try await repository.history(last: 1).first
            try expect(edit?.cells.map(\.after), Array(repeating: nil, count: count))
            try expect(edit?.cells.first?.cell, cell)
            try expect(await repository.undo()?.number, edit?.number)
            try expect(await repository.chart().edits(to: chart), [])
            try expect(await repository.redo()?.number, edit?.number)
            try expect(await repository.chart(), cleared)
            _ = try await repository.undo()
        }
    }

    func verifyText(_ repository: some MandalartRepository) async throws {
        let texts = ["a\u{2}b\\u0000", "\u{E9}", "e\u{301}", "\u{202E}rtl \"\\\t\u{7F}", "👨‍👩‍👧‍👦 '; DROP TABLE goal; --"]
        for text in texts {
            let (title, note) = try (Title(text), Note("\(text)\n\(text)"))
            _ = try await repository.edit { chart in
                chart.coreGoal = CoreGoal(title: title)
                chart.coreGoal?.description = note
            }
        }
        for text in texts.dropLast().reversed() {
            _ = try await repository.undo()
            let goal = try await repository.chart().coreGoal
            try expect(goal.map { Array($0.title.text.utf8) }, Array(text.utf8))
            try expect(goal.map { Array($0.description.text.utf8) }, Array("\(text)\n\(text)".utf8))
        }
    }

    func verifyFurtherBack(_ repository: some MandalartRepository) async throws {
        for title in ["a", "b", "c"] { try await repository.name(title) }
        for title in ["b", "a", nil] {
            _ = try await repository.undo()
            try expect(await repository.coreTitle, title)
        }
        try expect(await repository.undo(), nil)
        try expect(await repository.chart(), Chart())
    }

    func verifyOrder(_ repository: some MandalartRepository) async throws {
        for title in ["a", "b", "c"] { try await repository.name(title) }
        for _ in 0..<3 { _ = try await repository.undo() }
        for (number, title) in zip(1..., ["a", "b", "c"]) {
            try expect(await repository.redo()?.number, number)
            try expect(await repository.coreTitle, title)
        }
        try expect(await repository.redo(), nil)
        try expect(await repository.coreTitle, "c")
    }

    func verifyEndOfRedo(_ repository: some MandalartRepository) async throws {
        for title in ["a", "b"] { try await repository.name(title) }
        _ = try await repository.undo()
        _ = try await repository.edit { _ in }
        try expect(await repository.redo()?.number, 2)
        _ = try await repository.undo()
        try await repository.name("c")
        try expect(await repository.redo(), nil)
        for title in ["a", nil] {
            _ = try await repository.undo()
            try expect(await repository.coreTitle, title)
        }
        for title in ["a", "c"] {
            _ = try await repository.redo()
            try expect(await repository.coreTitle, title)
        }
        try expect(await repository.redo(), nil)
    }

    func verifyToAndFro(_ repository: some MandalartRepository) async throws {
        for title in ["a", "b", "c"] { try await repository.name(title) }
        for _ in 0..<3 {
            for title in ["b", "a"] {
                _ = try await repository.undo()
                try expect(await repository.coreTitle, title)
            }
            _ = try await repository.redo()
            try expect(await repository.coreTitle, "b")
            _ = try await repository.undo()
            try expect(await repository.coreTitle, "a")
            for title in ["b", "c"] {
                _ = try await repository.redo()
                try expect(await repository.coreTitle, title)
            }
        }
    }

    func verifyConcurrentUndos(_ repository: some MandalartRepository) async throws {
        for number in 1...10 { try await repository.name("\(number)") }
        let undone = try await withThrowingTaskGroup { group in
            for _ in 0..<12 { group.addTask { try await repository.undo()?.number } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        try expect(undone.compactMap(\.self).sorted(), Array(1...10))
        try expect(await repository.chart(), Chart())
    }

    func verifyList(_ repository: some MandalartRepository) async throws {
        for title in ["a", "b"] { try await repository.name(title) }
        _ = try await repository.undo()
        _ = try await repository.redo()
        let edits = try await repository.history(last: 10)
        try expect(edits.map(\.number), [4, 3, 2, 1])
        try expect(edits.map(\.kind), [.redo(of: 2), .undo(of: 2), .change, .change])
        let titles = edits.map { $0.cells.map { [$0.before?.title.text, $0.after?.title.text] } }
        try expect(titles, [[["a", "b"]], [["b", "a"]], [["a", "b"]], [[nil, "a"]]])
        try expect(edits.map { $0.cells.map(\.cell) }, Array(repeating: [.coreGoal], count: 4))
        try expect(await repository.history(last: 2), Array(edits.prefix(2)))
    }

    /// Edits that fill, change and empty every kind of cell.
    private static var changes: [@Sendable (inout Chart) throws -> Void] {
        get throws {
            let (first, third, ninth) = try (Position(1), Position(3), Position(9))
            return [
                { $0 = try .full },
                { $0.subGoals[first] = nil },
                { $0.coreGoal = nil },
                { chart in
                    chart.subGoals[ninth]?.items[third] = nil
                    chart.subGoals[ninth]?.items[first]?.rate = try AchievementRate(99)
                    chart.subGoals[ninth]?.image = nil
                    chart.subGoals[ninth]?.palette = .coral
                    chart.subGoals[ninth]?.description = .empty
                },
                { $0.subGoals[first] = SubGoal(title: try Title("anew")) },
                { $0 = try Chart.marathon },
                { $0 = Chart() },
            ]
        }
    }
}

extension MandalartRepository {
    fileprivate var coreTitle: String? {
        get async throws { try await chart().coreGoal?.title.text }
    }

    /// One edit of one cell.
    fileprivate func name(_ title: String) async throws {
        let title = try Title(title)
        _ = try await edit { $0.coreGoal = CoreGoal(title: title) }
    }
}
