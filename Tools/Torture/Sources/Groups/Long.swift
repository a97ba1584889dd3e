/// Many commands in one run.
enum Long: Group {
    static let name = "long"
    static let summary = "100,000 commands in one run: its edits are there, and its memory stays within 5 percent"

    static func attack(_ arena: Arena, _ tally: Tally) throws {
        tally.begin(0)
        var (chance, writer) = (arena.chance(name, 0), Writer("a", isFirst: true))
        let store = try arena.emptyFolder()
        try Prepared.fill(
            store, by: &writer, edits: writer.foundationCount, arena.program, tally, &chance, isCutOff: false)
        let session = try Session(arena.program, store: store)
        let (total, warmUp) = arena.isSmall ? (12_000, 9_500) : (100_000, 40_000)
        var (answers, before) = (Answers(), Int?.none)
        while answers.count < total, !session.isOver, !session.isStuck {
            while session.sent < total, session.sent - answers.count < 32 {
                let command = command(session.sent, &chance)
                session.send(command.line)
                answers.expect(isEdit: command.isEdit)
            }
            for answer in session.answers(within: 1_000) { answers.take(answer, tally) }
            if before == nil, answers.count >= warmUp { before = Program.residentBytes(of: session.process) }
        }
        let after = Program.residentBytes(of: session.process)
        tally.acknowledge(answers.acknowledged)
        guard !session.isStuck else {
            tally.add(.hung, "a long run does not answer")
            return session.cutOff()
        }
        session.closeInput()
        // Some of the commands have nothing to do, and say so: the exit code may be 1.
        guard Verdict(tally).isOrderly(session.finish(seconds: 20), ", at the end of a long run") else { return }
        if answers.count < total { tally.add(.wrong, "a long run ends before its input") }
        // An undo may have taken away what an edit needs.
        if answers.acknowledged * 10 < answers.edits * 9 { tally.add(.wrong, "too few edits of a long run are done") }
        try Verdict(tally).checkAlone(store, with: arena.program, ", after a long run", seconds: 60)
        guard let before, let after else {
            tally.remarks.append("the system does not tell the memory of a process.")
            return
        }
        let growth = Double(after - before) / Double(before) * 100
        let sizes = "\(before >> 10) KiB after \(warmUp) commands, \(after >> 10) KiB after \(total)"
        tally.remarks.append("\(sizes): \(Int(growth.rounded())) % more.")
        if growth > 5 { tally.add(.wrong, "the memory grows by more than 5 %") }
    }

    /// The answers of the run, counted.
    private struct Answers {
        private(set) var count = 0
        private(set) var acknowledged = 0
        /// Whether each command that was sent is an edit.
        private var areEdits: [Bool] = []

        /// The number of edits that were sent.
        var edits: Int { areEdits.count(where: \.self) }

        mutating func expect(isEdit: Bool) {
            areEdits.append(isEdit)
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
                if count < areEdits.count, areEdits[count] { acknowledged += 1 }
            case .other(let line):
                if JSON(line) == nil { tally.add(.wrong, "a line of the output is no answer") }
            }
            count += 1
        }
    }

    /// A command that answers with one line. The texts are long, so that caches are full after the warm-up.
    private static func command(_ number: Int, _ chance: inout Chance) -> (line: String, isEdit: Bool) {
        let padding = String(repeating: "x", count: 80)
        let goal = chance.pick(Writer.around) ?? 1
        let place = chance.pick(Writer.around) ?? 1
        switch chance.below(20) {
        case 0...7: return ("home subgoal \(goal) set \(place) e\(number) \(padding) \(chance.below(101))", true)
        case 8: return ("home set \(goal) e\(number) \(padding)", true)
        case 9: return ("home log \(goal) 1 e\(number) \(padding)", true)
        case 10: return ("undo", false)
        case 11: return ("redo", false)
        case 12: return ("search e\(chance.below(number + 1))", false)
        case 13: return ("go home/subgoal/\(goal)", false)
        case 14: return ("next", false)
        case 15: return ("home nonsense", false)
        case 16: return ("dreams edit 1 e\(number)", true)
        default: return ("show", false)
        }
    }
}
