import Commands
import Languages
import Prompt
import Terminal

/// What may stand in a program's arguments beside the words.
enum Option: String, CaseIterable {
    case data = "--data"
    case language = "--lang"
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

    /// The options in the help and the manual: all but `--candidates`, and without `--lang` in a project of one language.
    static let listed = allCases.filter { $0 != .candidates && ($0 != .language || Language.allCases.count > 1) }

    /// What the word after it stands for; `nil` when it takes none.
    var value: String? {
        switch self {
        case .data: "DIR"
        case .language: "CODE"
        case .color: "WHEN"
        case .record, .replay: "FILE"
        case .fromStart, .json, .keepGoing, .yes, .trace, .version, .help, .candidates: nil
        }
    }

    /// What a person is told who leaves the value out.
    var need: Phrase {
        switch self {
        case .data: ProgramPhrases.folder
        case .record, .replay: ProgramPhrases.file
        case .language: HostPhrases.language
        default: ProgramPhrases.word
        }
    }

    /// The words that can stand after it, when they are known.
    var candidates: [String] {
        switch self {
        case .color: ColorChoice.allCases.map(\.rawValue)
        case .language: Language.allCases.map(\.rawValue)
        default: []
        }
    }

    /// How a person writes it: `--data DIR`.
    var usage: String { value.map { "\(rawValue) \($0)" } ?? rawValue }

    /// What it is for, in a few words.
    var summary: Phrase { ProgramPhrases.summary(of: self) }

    /// The option of a name as it is typed; `nil` for the name of none.
    init?(named text: String) {
        self.init(rawValue: text == "-h" ? "--help" : text)
    }

    /// The error for an unknown option, which names the ones that are near. Commands take others besides.
    static func unknown(_ text: String, besides others: [String]) -> UsageError {
        let near = (listed.map(\.rawValue) + others).nearest(to: text)
        let noOption = CommandPhrases.noOption(text)
        if near.isEmpty { return UsageError(noOption.followed(by: ProgramPhrases.tryHelp)) }
        let question = CommandPhrases.didYouMean(near).followed(by: ProgramPhrases.afterDashes)
        return UsageError(noOption.followed(by: question))
    }
}
