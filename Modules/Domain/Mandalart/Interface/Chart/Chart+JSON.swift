public import JSON

// The chart for other programs. The names are what they read and what an import will read: a name that has shipped
// keeps its meaning as long as the schema has its number. A rate of a goal is told, and follows from its items.
extension Chart {
    /// All that is kept of the chart. Cells that are not there are empty.
    public var json: JSONObject {
        [
            "rate": .integer(rate.percent),
            "coreGoal": coreGoal.map { .object(CellContent($0).json) } ?? .null,
            "subGoals": .array(
                subGoals.sorted { $0.key < $1.key }.map { position, goal in .object(goal.json(at: position)) }),
        ]
    }

    /// A cell as it is now: where it is, and what it holds; null when it is empty.
    public func json(of cell: Cell) -> JSONObject {
        cell.json + ["content": content(of: cell).map { .object($0.json) } ?? .null]
    }
}

extension SubGoal {
    /// The sub-goal with its items.
    public func json(at position: Position) -> JSONObject {
        let items = items.sorted { $0.key < $1.key }.map { place, item in
            JSONValue.object(["position": .integer(place.number)] + CellContent.actionItem(item).json)
        }
        return ["position": .integer(position.number)] + CellContent(self).json
            + ["rate": .integer(rate.percent), "items": .array(items)]
    }
}

extension CellContent {
    /// What the cell holds by itself.
    public var json: JSONObject {
        switch self {
        case .goal(let title, let description, let palette, let image):
            [
                "title": .string(title.text), "description": .string(description.text),
                "palette": JSONValue(palette?.rawValue), "image": JSONValue(image?.text),
            ]
        case .actionItem(let item):
            ["title": .string(item.title.text), "rate": .integer(item.rate.percent)]
        }
    }
}

extension Cell {
    /// Where the cell is: what kind it is, and its positions.
    public var json: JSONObject {
        switch self {
        case .coreGoal: ["cell": "coreGoal"]
        case .subGoal(let position): ["cell": "subGoal", "position": .integer(position.number)]
        case .actionItem(let position, in: let subGoal):
            ["cell": "actionItem", "subGoal": .integer(subGoal.number), "position": .integer(position.number)]
        }
    }
}

extension Edit {
    /// How it came about, and which cells it changed, with what they held before and hold since; null for an empty one.
    public var json: JSONObject {
        let (origin, change): (JSONValue, JSONValue) =
            switch kind {
            case .change: ("change", nil)
            case .undo(let number): ("undo", .integer(number))
            case .redo(let number): ("redo", .integer(number))
            }
        let json: JSONObject = ["origin": origin, "of": change, "cells": .array(cells.map(\.json))]
        guard let elsewhere else { return json }
        let other: JSONObject = [
            "chart": .integer(elsewhere.chart.number), "cells": .array(elsewhere.cells.map(\.json)),
        ]
        return json + ["elsewhere": .object(other)]
    }
}

extension CellEdit {
    fileprivate var json: JSONValue {
        .object(
            cell.json + [
                "before": before.map { .object($0.json) } ?? .null,
                "after": after.map { .object($0.json) } ?? .null,
            ])
    }
}
