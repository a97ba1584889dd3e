/// The attack that sends many commands in one run, and checks that the memory of the program barely grows.
enum Long: Group {
    static let name = "long"
    static let summary =
        "100,000 commands in one run: its edits are there, and its memory stays within \(mostGrowth) percent"
    static let share = 265.0
    static let apps = [App.mandalart]

    /// The maximum growth of the memory after the warm-up, in percent.
    private static let mostGrowth = 5

    static func attack(_ arena: Arena, _ tally: Tally) throws {
        tally.begin(0)
        var (chance, writer) = (arena.chance(name, 0), Writer("a", of: arena.app, isFirst: true))
        let store = try arena.emptyFolder()
        try arena.fill(store, by: &writer, edits: writer.foundationCount, tally, &chance)
        // The number of threads depends on the load of the machine, and glibc would keep memory for each.
        let session = try Session(arena.program, store: store, environment: ["MALLOC_ARENA_MAX=1"])
        let (total, warmUp) = arena.isSmall ? (8_000, 5_000) : (100_000, 40_000)
        var (answers, before) = (Answers(), Int?.none)
        while answers.count < total, !session.isOver, !session.isStuck, !arena.isLate {
            while session.sent < total, session.sent - answers.count < 32 {
                let command = command(session.sent, &chance)
                session.send(command.line)
                answers.expect(command.edit)
            }
            for answer in session.answers(within: 1_000) { answers.take(answer, tally) }
            if before == nil, answers.count >= warmUp { before = Program.residentBytes(of: session.process) }
        }
        // Takes the remaining answers to the commands that were sent.
        while answers.count < session.sent, !session.isOver, !session.isStuck {
            for answer in session.answers(within: 1_000) { answers.take(answer, tally) }
        }
        if answers.count < total, arena.isLate {
            tally.remark("there was no time for \(total - answers.count) more commands.")
        }
        let after = Program.residentBytes(of: session.process)
        tally.acknowledge(answers.acknowledged.count)
        guard !session.isStuck else {
            tally.add(.hung, "a long run does not answer")
            return session.cutOff()
        }
        session.closeInput()
        // Some of the commands have nothing to do and report that, so the exit code may be 1.
        guard Verdict(tally, ", at the end of a long run").isOrderly(session.finish(seconds: 20)) else { return }
        if answers.count < session.sent { tally.add(.wrong, "a long run ends before its input") }
        // An undo may have removed what an edit needs.
        if answers.acknowledged.count * 10 < answers.edits * 9 {
            tally.add(.wrong, "too few edits of a long run are done")
        }
        let verdict = Verdict(tally, ", after a long run")
        guard let content = try verdict.checkAlone(store, with: arena.program, seconds: 60) else { return }
        // An undone edit is in the history, too.
        let present = Set(content.history.compactMap { $0.text?.prefix { $0 != " " } })
        for edit in answers.acknowledged where !present.contains(edit[...]) {
            tally.add(.lost, "an acknowledged edit is missing, after a long run", detail: edit)
        }
        guard let before, let after else {
            tally.remark("the system does not tell the memory of a process, or there was no time to fill its caches.")
            return
        }
        let growth = Double(after - before) / Double(before) * 100
        let sizes = "\(before >> 10) KiB after \(warmUp) commands, \(after >> 10) KiB after \(answers.count)"
        let least = before * mostGrowth / 100 / max(1, answers.count - warmUp)
        tally.remark(
            "\(sizes): \(Int(growth.rounded())) % more. A leak of \(least) bytes a command would be found.")
        if growth > Double(mostGrowth) { tally.add(.wrong, "the memory grows by more than \(mostGrowth) %") }
    }

    /// The answers of the run, compared with the commands that were sent.
    private struct Answers {
        private(set) var count = 0
        /// The acknowledged edits, each by its unique word.
        private(set) var acknowledged: [String] = []
        /// The unique word of each command that was sent; `nil` for a command that edits nothing.
        private var sent: [String?] = []

        /// The number of edits that were sent.
        var edits: Int { sent.count { $0 != nil } }

        mutating func expect(_ edit: String?) {
            sent.append(edit)
        }

        @MainActor mutating func take(_ answer: Answer, _ tally: Tally) {
            switch answer {
            // An error of the whole run answers no command.
            case .error(nil, let message):
                tally.add(.wrong, "a long run fails: \(Verdict.general(message))")
                return
            case .error(let line?, _):
                if line != count + 1 { tally.add(.wrong, "an error names another line than the one that it answers") }
            case .done:
                if count < sent.count, let edit = sent[count] { acknowledged.append(edit) }
            case .other(let line):
                if JSON(line) == nil { tally.add(.wrong, "a line of the output is no answer") }
            }
            count += 1
        }
    }

    /// Returns a random command that has an answer of one line, with the unique word of the command's edit; the word is
    /// `nil` if the command edits nothing. The texts are long, so that caches are full after the warm-up.
    private static func command(_ number: Int, _ chance: inout Chance) -> (line: String, edit: String?) {
        let padding = String(repeating: "x", count: 80)
        let goal = chance.pick(Mandalart.around) ?? 1
        let place = chance.pick(Mandalart.around) ?? 1
        let edit = "e\(number)"
        switch chance.below(20) {
        case 0...7: return ("home subgoal \(goal) set \(place) \(edit) \(padding) \(chance.below(101))", edit)
        case 8: return ("home set \(goal) \(edit) \(padding)", edit)
        case 9: return ("home log \(goal) 1 \(edit) \(padding)", edit)
        case 10: return ("undo", nil)
        case 11: return ("redo", nil)
        case 12: return ("search e\(chance.below(number + 1))", nil)
        case 13: return ("go home/subgoal/\(goal)", nil)
        case 14: return ("next", nil)
        case 15: return ("home nonsense", nil)
        case 16: return ("dreams edit 1 \(edit)", edit)
        default: return ("show", nil)
        }
    }
}
