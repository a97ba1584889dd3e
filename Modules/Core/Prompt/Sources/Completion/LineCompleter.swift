import Commands
import LineEditor
import Ribcage
import Screens

/// Completes the line at the prompt when a person presses Tab.
@MainActor struct LineCompleter {
    let context: HostContext
    /// The guides to all places that can be opened.
    let guides: () -> [Guide]
    /// The commands that the program adds to those of the host.
    let commandGroups: [HostCommandGroup]
    /// The entries of the aliases, which can only be the first word of a line.
    let aliases: [Entry]

    private var navigator: Navigator { context.navigator }

    /// Returns a completer for the words that can be typed now: the answers to an open question that takes no commands,
    /// otherwise commands, places and routes.
    func completer() async -> Completer {
        if let question = navigator.focus?.screen.anyQuestion?.question, !question.takesCommands {
            return Self.completer(from: question.candidates)
        }
        // The places above do not know what was edited here: their titles may be older.
        for screen in navigator.chain.dropFirst().compactMap({ $0.viewController as? any Screen })
        where screen.completesTitles {
            try? await screen.arrive()
        }
        var added: [HostCommand] = []
        for group in commandGroups { added += await group.currentCommands(in: context) }
        let entries = HostCommandTable(adding: added).entries(withBack: navigator.hasWayBack)
        let finder = WordFinder(
            guides: guides(), open: navigator.chain.map { [$0.guide] }, everywhere: entries, first: aliases)
        return { text in
            guard let words = try? Words(typing: text).all, let next = try? Words(typing: text + "x").all else {
                return nil
            }
            let all = next.count > words.count ? words + [""] : words
            let typed = Words.escaping(all.last ?? "")
            // A word in quotes differs from its text in the line.
            guard text.hasSuffix(typed) else { return nil }
            return Completion(of: typed, from: finder.candidates(completing: all).map(\.typed))
        }
    }

    /// Returns a completer that offers those candidates that begin with the whole typed line, ignoring case.
    static func completer(from candidates: [String]) -> Completer {
        { text in Completion(of: text, from: candidates.filter { $0.lowercased().hasPrefix(text.lowercased()) }) }
    }
}

extension AnyRouter {
    /// The guide to this place, with the commands and ways that are available now.
    fileprivate var guide: Guide {
        let entries = (viewController as? any Screen)?.entriesWithTitles ?? []
        return Guide(to: route.segments.first ?? "", commands: entries, signposts: places.map(\.signpost))
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
