/// One edit that is sent to the program. Its text is found in no other edit.
struct Edit {
    /// What is edited.
    enum Target: Hashable {
        case nickname
        case core
        case subGoal(Int)
        case item(Int, Int)
        /// An entry in the log of an item.
        case log(Int, Int)
        /// A new wish. It gets a number that nobody foresees when an edit before it failed.
        case newWish
        /// Other words for a wish of the foundation.
        case wish(Int)

        /// What it is called in a report.
        var noun: String {
            switch self {
            case .nickname: "the nickname"
            case .core: "the core goal"
            case .subGoal: "a sub-goal"
            case .item: "an action item"
            case .log: "the log"
            case .newWish: "a new wish"
            case .wish: "a wish"
            }
        }
    }

    /// What became of an edit.
    enum Outcome {
        /// Nothing is known: it may not even have been read.
        case open
        /// It was answered: from then on it must be there.
        case acknowledged
        /// It was answered by an error: it must not be there.
        case failed
        /// The error said that it may be there or not.
        case inDoubt
    }

    /// The rate of every action item.
    static let rate = 40

    let target: Target
    let text: String
    var outcome = Outcome.open

    /// What is typed at home.
    var line: String {
        switch target {
        case .nickname: "nickname \(text)"
        case .core: "core \(text)"
        case .subGoal(let goal): "set \(goal) \(text)"
        case .item(let goal, let place): "subgoal \(goal) set \(place) \(text) \(Self.rate)"
        case .log(let goal, let place): "log \(goal) \(place) \(text)"
        case .newWish: "dreams add \(text)"
        case .wish(let number): "dreams edit \(number) \(text)"
        }
    }
}
