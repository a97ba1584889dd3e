import Basics
package import Commands
import Console
import Ribcage
import Screens
package import Terminal

// Replies that are more than a message.
extension HostContext {
    /// Shows the page or the copied text of a reply, and returns the rest of the reply. The page is not retained, since
    /// its place may be closed next. The text of a `CopiedText` is written to its file, or else to standard output and
    /// to the clipboard; with `--json`, only to a file.
    func showing(_ reply: Reply, of command: String) async throws -> Reply {
        var reply = reply
        if let page = reply.page {
            try await pages.showPage(of: page)
            (reply.page, reply.outcome, reply.isShown) = (nil, nil, true)
        }
        guard let copied = reply.message as? CopiedText else { return reply }
        let text = copied.text(speaker.reader.language)
        if let typed = copied.file {
            let file = try path(typed)
            if try await speaker.console.isReplaced(file) {
                try await confirmation.ask(HostPhrases.replaces(file), by: command)
            }
            reply.message = HostPhrases.textIsWritten(
                try await speaker.console.write(document: text + "\n", to: file))
            return reply
        }
        (reply.message, reply.isShown) = (nil, true)
        if speaker.writesJSON { return reply }
        try speaker.show(document: text + "\n")
        reply.message = try speaker.console.copy(text).map(HostPhrases.copied)
        return reply
    }
}

extension HostContext {
    /// Shows all words that can be typed, or, with a name, the help of that word.
    func help(on name: String?) throws {
        if let name { try helpOnWord(name) } else { try helpOnAll(in: navigator.vocabulary) }
    }

    private func helpOnAll(in vocabulary: Vocabulary) throws {
        let (groups, aliases) = (vocabulary.groups, run.options.aliasEntries)
        if speaker.writesJSON {
            try groups.forEach { place, entries in try entries.forEach { try show($0, of: place) } }
            return try aliases.forEach { try show($0, of: nil) }
        }
        try speaker.show(speaker.reader.help(on: groups, aliases: aliases, program: navigator.scheme))
    }

    private func helpOnWord(_ typed: String) throws {
        let name = typed.halfWidth
        let vocabulary = navigator.vocabulary
        let entries = vocabulary.entries + run.options.aliasEntries
        if !entries.contains(where: { $0.name == name }),
            let topic = navigator.hostCommands.topics.first(where: { $0.isNamed(name) })
        {
            return try show(topic)
        }
        if let word = try entries.map(\.name).only(beginningWith: name) {
            return try entries.first { $0.name == word }.map { try show(help: $0, in: vocabulary) } ?? ()
        }
        if let command = navigator.hostCommands.command(meantBy: name) { return try show(help: command.entry) }
        guard let command = navigator.commandLine.command(named: name) else {
            throw Resolver(at: navigator).unknownWord(typed)
        }
        try show(help: navigator.commandLine.entry(of: command))
    }

    /// Shows the forms of a topic that the reader's language has.
    private func show(_ topic: HelpTopic) throws {
        let reader = speaker.reader
        let forms = topic.forms(in: reader.language, on: speaker.today)
        if speaker.writesJSON {
            return try forms.forEach {
                let form = ListedForm(topic: topic.name, form: $0, language: reader.language)
                try speaker.show(form, as: ListedForm.record)
            }
        }
        let lines = reader.text(topic.summary).wrapped(to: reader.width)
        try speaker.show(
            (lines + reader.table(forms.map { ($0.typed, $0.meaning) })).joined(separator: "\n"))
    }

    /// Shows the help of a plan: of its command, or of all words that can be typed after its moves.
    func showHelp(of plan: Plan) throws {
        guard let command = plan.command else { return try helpOnAll(in: plan.vocabulary) }
        try show(help: command.entry, in: plan.vocabulary)
    }

    /// Shows the help of one word. The vocabulary, if any, tells the place to which the word belongs.
    func show(help entry: HelpEntry, in vocabulary: Vocabulary? = nil) throws {
        if speaker.writesJSON {
            return try show(entry, of: vocabulary?.groups.first { $0.entries.contains(entry) }?.place)
        }
        try speaker.show(speaker.reader.help(on: entry))
    }

    private func show(_ entry: HelpEntry, of place: Route?) throws {
        let word = ListedWord(place: place, entry: entry, language: speaker.reader.language)
        try speaker.show(word, as: ListedWord.record)
    }
}

extension Reader {
    /// Returns the help on all words that can be typed in a place, and in the places above it. A root without an address
    /// has the name of the program.
    func help(
        on groups: [(place: Route?, entries: [HelpEntry])], aliases: [HelpEntry] = [], program: String
    ) -> Text {
        var tables = groups.map { place, entries in
            let name = place.map { $0.segments.isEmpty ? program : $0.shown }
            return (title: name.map { Phrase(verbatim: $0) } ?? HostPhrases.anywhere, entries: entries)
        }
        if !aliases.isEmpty { tables.append((HostPhrases.aliases, aliases)) }
        let lines = tables.flatMap { title, entries in
            [text(title).bold] + table(entries.map { ($0.usage, $0.summary) })
        }
        return lines.joined(separator: "\n")
    }

    package func help(on entry: HelpEntry) -> Text {
        let details = [entry.details, entry.example.map(HostPhrases.forExample)].compactMap(\.self)
        let below = [text(entry.summary)] + details.map { text($0).dim }
        let lines = below.flatMap { $0.wrapped(to: max(width - 2, 20)).map { indented($0) } }
        return ([text(entry.usage).bold] + lines).joined(separator: "\n")
    }
}

extension HostContext {
    /// Shows the current tree of RIBs: each router below its parent, with its address, after `●` if it is active or `○`
    /// if it is not. For a screen reader, the number of the level replaces the indentation.
    func showTree() throws {
        if speaker.writesJSON { return try speaker.show(TreePart(navigator.root), as: TreePart.record) }
        let reader = speaker.reader
        var lines: [Text] = []
        func add(_ router: AnyRouter, level: Int) {
            let isActive = router.interactable.isActive
            if reader.isLinear {
                let state = reader.text(isActive ? HostPhrases.active : HostPhrases.inactive)
                lines.append(reader.pair(Text(line: "\(level) \(router.name)"), state))
            } else {
                lines.append(reader.indented(Text(line: "\(isActive ? "●" : "○") \(router.name)"), by: 2 * (level - 1)))
            }
            for child in router.children { add(child, level: level + 1) }
        }
        add(navigator.root, level: 1)
        try speaker.show(lines.joined(separator: "\n"))
    }
}

extension Speaker {
    /// Shows the events of a tree of RIBs from now on; with `leaksOnly`, only its leaks.
    func trace(_ root: AnyRouter, leaksOnly: Bool) {
        root.observeTree(leaksOnly: leaksOnly) { [console, writesJSON] event in
            if writesJSON {
                let line: JSONValue = ["schema": .integer(RecordSchema.number), "trace": .string("\(event)")]
                try? console.write(json: line, asMessage: true)
            } else {
                try? console.tell(Text(line: "trace: \(event)"))
            }
        }
    }
}
