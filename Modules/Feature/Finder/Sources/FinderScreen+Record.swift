import Basics
import CellsFeatureInterface
import DreamsDomainInterface
import DreamsFeatureInterface
import MandalartDomainInterface
import Ribcage

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
            .list("cells", of: FoundCell.members { "\($0.route)" }) { $0.findings.cells },
            .members([entries]) { state in if case .search = state.query { state.findings.entries } else { nil } },
            .members([wishes]) { state in if case .search = state.query { state.wishes } else { nil } },
        ])

    private static let entries: Member<[FoundEntry]> = .list(
        "entries", FinderRecordPhrases.entries, of: FoundEntry.members { "\($0.route)" }
    ) { $0 }

    private static let wishes: Member<[FoundWish]> = .list(
        "wishes", FinderRecordPhrases.wishes,
        of: [
            .member("route", FinderRecordPhrases.route) { "\($0.number.route)" }, .members(FoundWish.members) { $0 },
        ]
    ) { $0 }
}
