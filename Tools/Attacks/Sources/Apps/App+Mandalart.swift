extension App {
    /// The goal planner `mandalart` as an app under attack.
    static let mandalart = App(
        name: "mandalart", share: 1,
        questions: [
            "show", "history 1000000", "go home/progress", "show", "go dreams", "show", "history 1000000",
            "go home/settings", "history 1000000",
        ],
        isUnbegun: { $0["kind"]?.string == "onboarding" }, read: { $1.readPlanner($0) },
        foundation: { text in
            let cells = Mandalart.around.flatMap { goal in
                [{ Edit.subGoal(goal, $0) }, { Edit.item(goal, 1, $0) }]
            }
            let edits = [Edit.nickname, Edit.core] + cells + Mandalart.wishes.map { _ in Edit.newWish }
            return edits.enumerated().map { $1(text($0)) }
        },
        edit: { text, writer, chance in
            let goal = chance.pick(Mandalart.around) ?? 1
            switch chance.below(20) {
            case 0: return .core(text)
            case 1...3: return .subGoal(goal, text)
            case 4...6: return .log(goal, 1, text)
            // The order of wishes is not preserved, so only one of many writers may edit wishes.
            case 7 where writer.isFirst && writer.edits.count { $0.noun == Mandalart.newWish } < 64:
                return .newWish(text)
            case 8 where writer.isFirst:
                return .wish(Int.random(in: Mandalart.wishes, using: &chance), text)
            default: return .item(goal, chance.pick(Mandalart.around) ?? 1, text)
            }
        },
        laterEdit: "core Later",
        damage: "INSERT INTO event (time, kind, properties) VALUES (4102444800000, '', '{}')")
}

/// The constants in the edits of the goal planner.
enum Mandalart {
    /// The positions around the center of a grid of nine cells.
    static let around = [1, 2, 3, 4, 6, 7, 8, 9]
    /// The numbers of the wishes that the foundation adds.
    fileprivate static let wishes = 1...4
    /// The achievement rate of every action item, in percent.
    fileprivate static let rate = 40
    fileprivate static let newWish = "a new wish"
}

extension Edit {
    fileprivate static func nickname(_ text: String) -> Edit {
        Edit("the nickname", text, line: "nickname \(text)")
    }

    fileprivate static func core(_ text: String) -> Edit {
        Edit("the core goal", text, line: "core \(text)")
    }

    fileprivate static func subGoal(_ goal: Int, _ text: String) -> Edit {
        Edit("a sub-goal", text, line: "set \(goal) \(text)")
    }

    fileprivate static func item(_ goal: Int, _ place: Int, _ text: String) -> Edit {
        Edit("an action item", text, line: "subgoal \(goal) set \(place) \(text) \(Mandalart.rate)%")
    }

    fileprivate static func log(_ goal: Int, _ place: Int, _ text: String) -> Edit {
        Edit("the log", text, line: "log \(goal) \(place) \(text)", in: "\(goal)/\(place)")
    }

    /// Returns an edit that adds a wish. The wish's number is unpredictable once an earlier edit has failed.
    fileprivate static func newWish(_ text: String) -> Edit {
        Edit(Mandalart.newWish, text, line: "dreams add \(text)")
    }

    /// Returns an edit that gives a new title to a wish of the foundation.
    fileprivate static func wish(_ number: Int, _ text: String) -> Edit {
        Edit("a wish", text, line: "dreams edit \(number) \(text)")
    }
}

extension Content.Place {
    fileprivate static let nickname = Self(name: "nickname", history: "settings")
    fileprivate static let core = Self(name: "core goal", history: "chart")

    fileprivate static func subGoal(_ number: Int) -> Self { Self(name: "sub-goal \(number)", history: "chart") }

    fileprivate static func item(_ goal: Int, _ place: Int) -> Self {
        Self(name: "item \(goal)/\(place)", history: "chart")
    }

    fileprivate static func wish(_ number: Int) -> Self { Self(name: "wish \(number)", history: "wishes") }

    fileprivate static func entry(_ number: Int) -> Self {
        Self(name: "entry \(number)", history: "chart", isAlwaysShown: false)
    }
}

extension Content {
    fileprivate mutating func readPlanner(_ answer: JSON) {
        switch answer["kind"]?.string {
        case "chart": readChart(answer)
        case "edit": for change in answer["changes"]?.array ?? [] { readChange(change) }
        case "progress": readProgress(answer)
        case "dreams":
            for wish in answer["wishes"]?.array ?? [] {
                guard let number = wish["number"]?.integer else { continue }
                shown[.wish(number)] = wish["title"]?.string
            }
        default: break
        }
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
        // A part of another chart, which no answer shows: an import changes several charts.
        guard !address.contains(":") else { return strangeParts.append("\(part) \(address)") }
        let numbers = address.split(separator: "/").map { Int($0) ?? 0 }
        let entry: (Place, String?)? =
            switch (part, numbers.count) {
            case ("coreGoal", 0): (.core, after.flatMap(title(of:)))
            case ("subGoal", 1): (.subGoal(numbers[0]), after.flatMap(title(of:)))
            case ("actionItem", 2): (.item(numbers[0], numbers[1]), after.flatMap(title(of:)))
            // The other fields of a wish have edits of their own.
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

    /// Returns the title of a cell. If an item's rate differs from the one that was sent, the rate is added.
    private func title(of cell: JSON) -> String? {
        guard let title = cell["title"]?.string else { return nil }
        guard let rate = cell["rate"]?.integer, rate != Mandalart.rate else { return title }
        return "\(title) at \(rate) %"
    }

    private mutating func readProgress(_ progress: JSON) {
        for part in progress["parts"]?.array ?? [] {
            guard let goal = part["subGoal"]?.integer, let place = part["position"]?.integer else { continue }
            counts["\(goal)/\(place)"] = part["activities"]?.integer
        }
        for entry in progress["activities"]?.array ?? [] {
            guard let number = entry["number"]?.integer else { continue }
            shown[.entry(number)] = entry["text"]?.string
        }
    }
}
