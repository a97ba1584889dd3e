import DreamsDomainInterface
import Languages
import MandalartDomainInterface
import Records
import Ribcage
import Time

extension FinderScreen {
    static let record = Record<FinderInteractor.State>(
        "found", FinderRecordPhrases.found,
        [
            .member("query", FinderRecordPhrases.query) { state in
                switch state.query {
                case .search: "search"
                case .next: "next"
                case .stale: "stale"
                }
            },
            .optional("words", FinderRecordPhrases.words) { state in
                if case .search(let words) = state.query { words.text } else { nil }
            },
            .optional("days", FinderRecordPhrases.days) { state in
                if case .stale(let days) = state.query { days.count } else { nil }
            },
            .member("areMore", FinderRecordPhrases.areMore) { $0.findings.areMore || $0.areMoreWishes },
            .list(
                "cells",
                of: [
                    .member("route", FinderRecordPhrases.route) { "\($0.route)" },
                    .members(FoundCell.members) { $0 },
                ]
            ) { $0.findings.cells },
            .members([wishes]) { state in if case .search = state.query { state.wishes } else { nil } },
        ])

    private static let wishes: Member<[FoundWish]> = .list(
        "wishes", FinderRecordPhrases.wishes,
        of: [
            .member("route", FinderRecordPhrases.route) { "\($0.route)" }, .members(FoundWish.members) { $0 },
        ]
    ) { $0 }
}

extension FinderInteractor.State {
    /// The cell under a number, from 1.
    func cell(_ number: Int) -> FoundCell? {
        findings.cells.indices.contains(number - 1) ? findings.cells[number - 1] : nil
    }

    /// The action item under a number, as an edit tells it.
    func edited(_ number: Int) -> [ChartCell] {
        guard let found = cell(number), let rate = found.rate else { return [] }
        return [ChartCell(found.cell, content: .actionItem(ActionItem(title: found.title, rate: rate, due: found.due)))]
    }

    /// Says how far the action item under a number is done.
    func isNow(_ number: Int) -> Phrase? {
        cell(number).flatMap { cell in cell.rate.map { FinderPhrases.isNow(cell.title, $0) } }
    }
}
