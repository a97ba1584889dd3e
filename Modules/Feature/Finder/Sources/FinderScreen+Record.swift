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
                of: FoundCell.routed
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

extension FoundCell {
    /// The members of a found cell with its route.
    fileprivate static let routed: [Member<FoundCell>] = [
        .member("route", FinderRecordPhrases.route) { "\($0.route)" }, .members(members) { $0 },
    ]
}

extension Member {
    /// The found cell that was changed, as it is now.
    static func found(_ cell: @escaping @Sendable (Value) -> FoundCell?) -> Member {
        .list("cells", FinderRecordPhrases.changed, of: FoundCell.routed) { cell($0).map { [$0] } ?? [] }
    }
}

extension FinderInteractor.State {
    /// The cell under a number, from 1.
    func cell(_ number: Int) -> FoundCell? {
        findings.cells.indices.contains(number - 1) ? findings.cells[number - 1] : nil
    }

    /// Says how far the action item under a number is done.
    func isNow(_ number: Int) -> Phrase? {
        cell(number).flatMap { cell in cell.rate.map { FinderPhrases.isNow(cell.title, $0) } }
    }
}
