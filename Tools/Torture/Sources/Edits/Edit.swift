/// One edit that is sent to the program. Its text occurs in no other edit.
struct Edit {
    /// The place that is edited.
    enum Target: Hashable {
        case nickname
        case core
        case subGoal(Int)
        case item(Int, Int)
        /// An entry in the log of an item.
        case log(Int, Int)
        /// A new wish. Its number is unpredictable once an earlier edit has failed.
        case newWish
        /// Other words for a wish of the foundation.
        case wish(Int)

        /// The name in a report.
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

    /// The outcome of an edit.
    enum Outcome {
        /// The outcome is unknown: it may not even have been read.
        case open
        /// It was acknowledged: from then on it must be present.
        case acknowledged
        /// It failed with an error: it must not be present.
        case failed
        /// It failed with an error that leaves open whether it was written.
        case inDoubt
    }

    /// The rate of every action item.
    static let rate = 40

    let target: Target
    let text: String
    var outcome = Outcome.open

    /// The command line that makes this edit at home.
    var line: String {
        switch target {
        case .nickname: "nickname \(text)"
        case .core: "core \(text)"
        case .subGoal(let goal): "set \(goal) \(text)"
        case .item(let goal, let place): "subgoal \(goal) set \(place) \(text) \(Self.rate)%"
        case .log(let goal, let place): "log \(goal) \(place) \(text)"
        case .newWish: "dreams add \(text)"
        case .wish(let number): "dreams edit \(number) \(text)"
        }
    }
}
