/// Many commands in one run.
enum Long: Group {
    static let name = "long"
    static let summary = "100,000 commands in one run; after a warm-up its memory stays within 5 percent"

    static func attack(_ arena: Arena, _ tally: Tally) throws {
        tally.begin(0)
        var (chance, writer) = (arena.chance(name, 0), Writer("a", isFirst: true))
        let store = try arena.emptyFolder()
        try Prepared.fill(
            store, by: &writer, edits: writer.foundationCount, arena.program, tally, &chance, isCutOff: false)
        let session = try Session(arena.program, store: store)
        let (total, warmUp) = arena.isSmall ? (12_000, 9_500) : (100_000, 40_000)
        var (answered, before) = (0, Int?.none)
        while answered < total, !session.isOver {
            while session.sent < total, session.sent - answered < 32 {
                session.send(command(session.sent, &chance))
            }
            answered += session.lines(within: 1_000).count
            if before == nil, answered >= warmUp { before = Program.residentBytes(of: session.process) }
        }
        let after = Program.residentBytes(of: session.process)
        tally.acknowledge(answered)
        session.closeInput()
        switch session.finish(seconds: 20) {
        // Some of the commands have nothing to do, and say so.
        case .exit(0), .exit(1): break
        case .hung: tally.add(.hung, "a long run does not end")
        case let end: tally.add(.crashed, "a long run ends with \(end)")
        }
        if answered < total { tally.add(.wrong, "a long run ends before its input") }
        guard let before, let after else {
            tally.remarks.append("the system does not tell the memory of a process.")
            return
        }
        let growth = Double(after - before) / Double(before) * 100
        let sizes = "\(before >> 10) KiB after \(warmUp) commands, \(after >> 10) KiB after \(total)"
        tally.remarks.append("\(sizes): \(Int(growth.rounded())) % more.")
        if growth > 5 { tally.add(.wrong, "the memory grows by more than 5 %") }
    }

    /// A command that answers with one line. The texts are long, so that caches are full after the warm-up.
    private static func command(_ number: Int, _ chance: inout Chance) -> String {
        let padding = String(repeating: "x", count: 80)
        let goal = chance.pick(Writer.around) ?? 1
        let place = chance.pick(Writer.around) ?? 1
        switch chance.below(20) {
        case 0...7: return "home subgoal \(goal) set \(place) e\(number) \(padding) \(chance.below(101))"
        case 8: return "home set \(goal) e\(number) \(padding)"
        case 9: return "home log \(goal) 1 e\(number) \(padding)"
        case 10: return "undo"
        case 11: return "redo"
        case 12: return "search e\(chance.below(number + 1))"
        case 13: return "go home/subgoal/\(goal)"
        case 14: return "next"
        case 15: return "home nonsense"
        case 16: return "dreams edit 1 e\(number)"
        default: return "show"
        }
    }
}
