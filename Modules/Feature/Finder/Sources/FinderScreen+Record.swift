import DreamsDomainInterface
import JSON
import MandalartDomainInterface
import Prompt
import Time

extension FinderScreen {
    func record(of state: FinderInteractor.State) -> Record {
        let query: JSONObject =
            switch state.query {
            case .search(let words): ["query": "search", "words": .string(words.text)]
            case .next: ["query": "next"]
            case .stale(let days): ["query": "stale", "days": .integer(days.count)]
            }
        var wishes: JSONObject = [:]
        if case .search = state.query { wishes = ["wishes": .array(state.wishes.map { .object($0.json) })] }
        return Record(
            "found",
            query + [
                "areMore": .bool(state.findings.areMore || state.areMoreWishes),
                "cells": .array(state.findings.cells.map { .object($0.json) }),
            ] + wishes)
    }

    static let recordGuide = RecordGuide(
        "found", FinderRecordPhrases.found,
        [
            "place": RecordPhrases.place, "query": FinderRecordPhrases.query, "words": FinderRecordPhrases.words,
            "days": FinderRecordPhrases.days, "areMore": FinderRecordPhrases.areMore,
            "cells[].route": FinderRecordPhrases.route, "cells[].chart": FinderRecordPhrases.chart,
            "cells[].archived": FinderRecordPhrases.archived, "cells[].cell": ChartRecordPhrases.cell,
            "cells[].subGoal": ChartRecordPhrases.subGoalOfItem,
            "cells[].position": ChartRecordPhrases.positionOfCell, "cells[].title": ChartRecordPhrases.title,
            "cells[].rate": FinderRecordPhrases.rate, "cells[].touched": FinderRecordPhrases.touched,
            "wishes[]": FinderRecordPhrases.wishes, "wishes[].route": FinderRecordPhrases.route,
            "wishes[].number": DreamRecordPhrases.number, "wishes[].title": DreamRecordPhrases.title,
            "wishes[].done": DreamRecordPhrases.done,
        ])
}

extension FoundWish {
    fileprivate var json: JSONObject {
        [
            "route": .string("\(route)"), "number": .integer(number.number), "title": .string(title.text),
            "done": JSONValue(done?.description),
        ]
    }
}

extension FoundCell {
    fileprivate var json: JSONObject {
        let place: JSONObject = [
            "route": .string("\(route)"), "chart": .integer(chart.number), "archived": .bool(isArchived),
        ]
        let found = place + cell.json + ["title": .string(title.text)]
        guard let rate else { return found }
        return found + ["rate": .integer(rate.percent), "touched": JSONValue(touched?.universal)]
    }
}
