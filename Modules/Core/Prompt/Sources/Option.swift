import Terminal

/// What may stand in a program's arguments beside the words.
enum Option: String, CaseIterable {
    case data = "--data"
    case color = "--color"
    case fromStart = "--from-start"
    case json = "--json"
    case keepGoing = "--keep-going"
    case yes = "--yes"
    case record = "--record"
    case replay = "--replay"
    case trace = "--trace"
    case version = "--version"
    case help = "--help"
    /// Asked by the completion scripts of shells, with the words so far after `--`.
    case candidates = "--candidates"

    /// The options that a person is told of.
    static let listed = allCases.filter { $0 != .candidates }

    /// What the word after it stands for; `nil` when it takes none.
    var value: String? {
        switch self {
        case .data: "DIR"
        case .color: "WHEN"
        case .record, .replay: "FILE"
        case .fromStart, .json, .keepGoing, .yes, .trace, .version, .help, .candidates: nil
        }
    }

    /// What a person is told who leaves the value out.
    var need: String {
        switch self {
        case .data: "a folder"
        case .record, .replay: "a file"
        default: "a word"
        }
    }

    /// The words that can stand after it, when they are known.
    var candidates: [String] {
        self == .color ? Choice<ColorChoice>(rawValue).candidates : []
    }

    /// How a person writes it: `--data DIR`.
    var usage: String { value.map { "\(rawValue) \($0)" } ?? rawValue }

    /// What it is for, in a few words.
    var summary: String {
        switch self {
        case .data: "keep the data in this folder"
        case .color: "use colours always, never, or auto: on a terminal that has them"
        case .fromStart: "begin at the start, not where you left off"
        case .json: "write one JSON object a line, for programs; nothing is asked"
        case .keepGoing: "let a script go on after a line that failed"
        case .yes: "carry out without a question what would ask first"
        case .record: "write down what is typed and shown, to be run again"
        case .replay: "run again what was recorded, on data of its own, and say what is different"
        case .trace: "tell on standard error what happens in the tree of RIBs"
        case .version: "say which version this is"
        case .help: "say this"
        case .candidates: "say how the last of the words after -- can go on"
        }
    }

    /// Reads an option as a person typed it.
    ///
    /// - Throws: ``UsageError``, which names the options that are near.
    init(parsing text: String) throws(UsageError) {
        guard let option = Option(rawValue: text == "-h" ? "--help" : text) else {
            let near = Option.listed.map(\.rawValue).nearest(to: text)
            let advice = near.isEmpty ? "Try --help; after" : "\(near.asQuestion) After"
            throw UsageError("There is no option “\(text)”. \(advice) -- all are words.")
        }
        self = option
    }
}
