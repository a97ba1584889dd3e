/// What the program shows of a store.
struct Content {
    /// The lines that ask for it. They edit nothing, even where a store has no nickname.
    static let questions = [
        "show", "history 1000000", "go home/progress", "show", "go dreams", "show",
    ]

    /// A cell of an edit in the history.
    struct Change {
        let target: Edit.Target
        let text: String?
    }

    private(set) var nickname: String?
    /// Whether the program asks for a nickname first.
    private(set) var isUnbegun = false
    /// The texts in the chart.
    private(set) var cells: [Edit.Target: String] = [:]
    /// The edits of cells, the oldest first.
    private(set) var history: [Change] = []
    /// How many entries the log has for each item.
    private(set) var logged: [Edit.Target: Int] = [:]
    /// The latest entries of the log.
    private(set) var lastLogged: [String] = []
    /// The wishes by their numbers.
    private(set) var wishes: [Int: String] = [:]
    /// The messages of errors.
    private(set) var errors: [String] = []
    /// The lines that are no JSON.
    private(set) var strangeLines: [String] = []

    /// Reads what the program wrote when it was asked.
    init(_ output: String) {
        for line in output.split(separator: "\n") {
            guard let value = JSON(line) else {
                strangeLines.append(String(line))
                continue
            }
            if let message = value["error"]?["message"]?.string { errors.append(message) }
            switch value["kind"]?.string {
            case "onboarding": isUnbegun = true
            case "chart": readChart(value)
            case "edit": readEdit(value)
            case "progress": readProgress(value)
            case "dreams":
                for wish in value["wishes"]?.array ?? [] {
                    guard let number = wish["number"]?.integer else { continue }
                    wishes[number] = wish["title"]?.string
                }
            default: break
            }
        }
    }

    private mutating func readChart(_ chart: JSON) {
        nickname = chart["nickname"]?.string
        cells[.core] = chart["coreGoal"]?["title"]?.string
        for goal in chart["subGoals"]?.array ?? [] {
            guard let number = goal["position"]?.integer else { continue }
            cells[.subGoal(number)] = goal["title"]?.string
            for item in goal["items"]?.array ?? [] {
                guard let place = item["position"]?.integer else { continue }
                cells[.item(number, place)] = text(of: item)
            }
        }
    }

    private mutating func readEdit(_ edit: JSON) {
        for cell in edit["cells"]?.array ?? [] {
            let (goal, place) = (cell["subGoal"]?.integer, cell["position"]?.integer)
            let target: Edit.Target? =
                switch (goal, place) {
                case (let goal?, let place?): .item(goal, place)
                case (nil, let place?): .subGoal(place)
                default: .core
                }
            guard let target else { continue }
            history.append(Change(target: target, text: cell["after"].flatMap(text(of:))))
        }
    }

    /// The title of a cell, with the rate of an item where it is another than the one that was sent.
    private func text(of cell: JSON) -> String? {
        guard let title = cell["title"]?.string else { return nil }
        guard let rate = cell["rate"]?.integer, rate != Edit.rate else { return title }
        return "\(title) at \(rate) %"
    }

    private mutating func readProgress(_ progress: JSON) {
        for part in progress["parts"]?.array ?? [] {
            guard let goal = part["subGoal"]?.integer, let place = part["position"]?.integer else { continue }
            logged[.log(goal, place)] = part["activities"]?.integer
        }
        lastLogged = (progress["activities"]?.array ?? []).compactMap { $0["text"]?.string }
    }
}
