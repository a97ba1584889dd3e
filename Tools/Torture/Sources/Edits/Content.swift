/// The content of a store, as the program's pages and histories show it.
struct Content: Equatable {
    /// The commands whose answers are read. They edit nothing, even in a store without a nickname.
    static let questions = [
        "show", "history 1000000", "go home/progress", "show", "go dreams", "show", "history 1000000",
        "go home/settings", "history 1000000",
    ]

    /// A place that can be edited, by its name on pages and in histories.
    enum Place: Hashable {
        case nickname
        case core
        case subGoal(Int)
        case item(Int, Int)
        case wish(Int)
        /// An entry of the log, by its number.
        case entry(Int)

        /// The histories that the program keeps apart.
        enum History {
            case chart, wishes, settings
        }

        /// The history with the edits of this place.
        var history: History {
            switch self {
            case .core, .subGoal, .item, .entry: .chart
            case .wish: .wishes
            case .nickname: .settings
            }
        }
    }

    /// The text that an edit in a history left at a place.
    struct Change: Equatable {
        let place: Place
        let text: String?
    }

    /// Whether the store has no nickname yet.
    private(set) var isUnbegun = false
    /// The texts on the pages. The log shows its latest entries only.
    private(set) var shown: [Place: String] = [:]
    /// The edits of all places: those of the chart, those of the wishes and those of the settings, each the oldest
    /// first.
    private(set) var history: [Change] = []
    /// The parts that no writer edits.
    private(set) var strangeParts: [String] = []
    /// The number of log entries for each item.
    private(set) var logged: [Edit.Target: Int] = [:]
    /// The messages of errors.
    private(set) var errors: [String] = []
    /// The lines that are not JSON.
    private(set) var strangeLines: [String] = []

    /// Reads the program's answers to `commands`.
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
            case "edit": for change in value["changes"]?.array ?? [] { readChange(change) }
            case "progress": readProgress(value)
            case "dreams":
                for wish in value["wishes"]?.array ?? [] {
                    guard let number = wish["number"]?.integer else { continue }
                    shown[.wish(number)] = wish["title"]?.string
                }
            default: break
            }
        }
    }

    /// The content that follows from replaying the histories.
    var replayed: [Place: String] {
        history.reduce(into: [:]) { texts, change in texts[change.place] = change.text }
    }

    private mutating func readChart(_ chart: JSON) {
        shown[.nickname] = chart["nickname"]?.string
        shown[.core] = chart["coreGoal"]?["title"]?.string
        for goal in chart["subGoals"]?.array ?? [] {
            guard let number = goal["position"]?.integer else { continue }
            shown[.subGoal(number)] = goal["title"]?.string
            for item in goal["items"]?.array ?? [] {
                guard let place = item["position"]?.integer else { continue }
                shown[.item(number, place)] = title(of: item)
            }
        }
    }

    private mutating func readChange(_ change: JSON) {
        let (part, after) = (change["part"]?.string ?? "", change["after"])
        let address = change["address"]?.string ?? ""
        // A part of another chart, which is on no page here: an import changes several.
        guard !address.contains(":") else { return strangeParts.append("\(part) \(address)") }
        let numbers = address.split(separator: "/").map { Int($0) ?? 0 }
        let entry: (Place, String?)? =
            switch (part, numbers.count) {
            case ("coreGoal", 0): (.core, after.flatMap(title(of:)))
            case ("subGoal", 1): (.subGoal(numbers[0]), after.flatMap(title(of:)))
            case ("actionItem", 2): (.item(numbers[0], numbers[1]), after.flatMap(title(of:)))
            // Its other fields are edits of their own.
            case ("wish", 1) where (after?["title"] ?? change["before"]?["title"]) != nil:
                (.wish(numbers[0]), after?["title"]?.string)
            case ("activity", 1): (.entry(numbers[0]), after?["text"]?.string)
            case ("profile", 0): (.nickname, after?["nickname"]?.string)
            default: nil
            }
        if let (place, text) = entry {
            history.append(Change(place: place, text: text))
        } else {
            strangeParts.append("\(part) \(address)")
        }
    }

    /// The title of a cell. An item whose rate differs from the one that was sent shows that rate, too.
    private func title(of cell: JSON) -> String? {
        guard let title = cell["title"]?.string else { return nil }
        guard let rate = cell["rate"]?.integer, rate != Edit.rate else { return title }
        return "\(title) at \(rate) %"
    }

    private mutating func readProgress(_ progress: JSON) {
        for part in progress["parts"]?.array ?? [] {
            guard let goal = part["subGoal"]?.integer, let place = part["position"]?.integer else { continue }
            logged[.log(goal, place)] = part["activities"]?.integer
        }
        for entry in progress["activities"]?.array ?? [] {
            guard let number = entry["number"]?.integer else { continue }
            shown[.entry(number)] = entry["text"]?.string
        }
    }
}
