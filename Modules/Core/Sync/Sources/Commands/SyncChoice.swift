import Basics
import Commands
import Host

/// What the command `sync` is asked to do.
enum SyncRequest: Equatable, Sendable {
    /// To exchange edits with a target; with `nil`, with all known ones. A dry run only says what would be exchanged.
    case exchange(String?, isDry: Bool)
    case status
    case forget(String)
    /// To say or to set the name of this machine.
    case machine(String?)
    /// To exchange by itself from now on, or no more.
    case automatic(AutomaticExchange)
}

/// When a person's prompt exchanges edits by itself.
enum AutomaticExchange: String, CaseIterable, Sendable {
    /// As the prompt opens.
    case start
    /// As the prompt ends.
    case end
    case both
    case off

    /// The name of the setting in a store.
    static let setting = "automatic"

    func includes(_ moment: PromptWork.Moment) -> Bool { self == .both || self == (moment == .opening ? .start : .end) }
}

/// The words after `sync`. A target has a slash, so that no folder is taken for a word.
struct SyncChoice: Parameter {
    private static let dryRun = "--dry-run"

    var usage: Phrase { SyncCommandPhrases.usage }

    var candidates: [String] { ["status", "forget", "machine"] + AutomaticExchange.allCases.map(\.rawValue) }

    var options: [CommandOption] { [CommandOption(Self.dryRun, takesValue: false)] }

    func take(from words: inout Words) throws -> SyncRequest {
        let isDry = words.takeOption(Self.dryRun) != nil
        let request = try take(from: &words, isDry: isDry)
        if isDry {
            guard case .exchange = request else { throw UsageError(SyncCommandPhrases.notDry) }
        }
        return request
    }

    private func take(from words: inout Words, isDry: Bool) throws -> SyncRequest {
        guard let word = words.next() else { return .exchange(nil, isDry: isDry) }
        switch word {
        case "status": return .status
        case "forget":
            guard let target = words.next() else { throw MissingWord(name: SyncCommandPhrases.target) }
            return .forget(target)
        case "machine":
            let name = words.rest()
            if name?.allSatisfy(\.isWhitespace) == true { throw UsageError(SyncCommandPhrases.noName) }
            return .machine(name)
        default: return AutomaticExchange(rawValue: word).map(SyncRequest.automatic) ?? .exchange(word, isDry: isDry)
        }
    }
}
