import Commands
import Console
import Ribcage
import Screens

/// Completes the line at the prompt when a person presses Tab.
@MainActor struct LineCompleter {
    let context: HostContext
    let commandGroups: [HostCommandGroup]
    /// The entries of the aliases, which can only be the first word of a line.
    let aliases: [HelpEntry]

    private var navigator: Navigator { context.navigator }

    /// Returns the completion of a text: an answer to an open question that takes no commands, otherwise commands, places
    /// and routes. Loads what the candidates depend on.
    func completion(of text: String) async throws -> Completion? {
        if let question = navigator.focus?.question?.question, !question.takesCommands {
            return Self.completion(of: text, from: question.candidates)
        }
        guard let words = try? Words(typing: text).all, let next = try? Words(typing: text + "x").all else {
            return nil
        }
        let all = next.count > words.count ? words + [""] : words
        let typed = Words.escaping(all.last ?? "")
        // A word in quotes differs from its text in the line.
        guard text.hasSuffix(typed) else { return nil }
        // The places above do not know what was edited here: their titles may be older.
        for screen in navigator.chain.dropFirst().compactMap({ $0.viewController as? any OpenScreen })
        where screen.completesTitles {
            try await screen.arrive()
        }
        var added: [HostCommand] = []
        for group in commandGroups { added += await group.currentCommands(in: context) }
        var vocabulary = navigator.vocabulary
        (vocabulary.hostCommands, vocabulary.firstWords) = (vocabulary.hostCommands.adding(added), aliases)
        return Completion(of: typed, from: vocabulary.candidates(completing: all).map(\.typed))
    }

    /// Returns the completion of a whole line by those candidates that begin with it, ignoring case.
    static func completion(of text: String, from candidates: [String]) -> Completion? {
        Completion(of: text, from: candidates.filter { $0.lowercased().hasPrefix(text.lowercased()) })
    }
}

/// The work of Tab while one line is typed. Ctrl-C cancels it together with the line.
@MainActor final class CompletionWork {
    private let completer: LineCompleter
    private var task: Task<Completion?, Never>?
    private var isCancelled = false

    init(by completer: LineCompleter) {
        self.completer = completer
    }

    /// Completes a text. If the data cannot be loaded, Tab has no effect.
    var complete: Completer {
        { [self] text in
            let task = Task { try? await completer.completion(of: text) }
            self.task = task
            if isCancelled { task.cancel() }
            return await task.value
        }
    }

    func cancel() {
        isCancelled = true
        task?.cancel()
    }
}

extension Candidate {
    /// The candidate as it must be typed: escaped, except for the spaces between the words of a title.
    fileprivate var typed: String {
        guard isTitle else { return Words.escaping(name) }
        return name.split(separator: " ", omittingEmptySubsequences: false).map { Words.escaping(String($0)) }
            .joined(separator: " ")
    }
}

extension Completion {
    /// Creates a completion that inserts the common prefix of the candidates, and a space if there is only one; `nil`
    /// without candidates. The typed text remains if the common prefix is shorter, since the case of letters in titles
    /// may differ.
    init?(of typed: String, from candidates: [String]) {
        guard let first = candidates.first else { return nil }
        let common = candidates.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
        // A folder can be continued with its entries.
        let end = candidates.count == 1 && !first.hasSuffix("/") ? " " : ""
        self.init(replacing: typed, with: common.count < typed.count ? typed : common + end, candidates: candidates)
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
