import ProcessKit

/// The contents of a store after a disturbed replacement, and of the old store files that the program set aside.
@MainActor struct Aftermath {
    /// The content of the store; `nil` if it cannot be read.
    let live: Content?
    /// The contents of the old store files that the program set aside under other names.
    let aside: [Content]

    /// Reads the store and the files that were set aside. Each one that cannot be read is a fault.
    init(_ store: String, in arena: Arena, _ tally: Tally, _ verdict: Verdict) throws {
        live = try Self.read(store, arena.program, tally, "the store", verdict)
        let files = try Files.contents(of: store)
        var aside: [Content] = []
        for name in files.keys.sorted() where name.hasPrefix("\(arena.app.name)-") && name.hasSuffix(".db") {
            let folder = try arena.emptyFolder("aside")
            for (other, bytes) in files where other.hasPrefix(name) {
                try Files.write(bytes, to: "\(folder)/\(arena.app.name).db\(other.dropFirst(name.count))")
            }
            let content = try Self.read(folder, arena.program, tally, "a file that was set aside", verdict)
            if let content { aside.append(content) }
        }
        self.aside = aside
    }

    /// Reads a store; `nil` if it cannot be read, which is a fault. The program may reject the store once, with a
    /// message.
    private static func read(
        _ store: String, _ program: Program, _ tally: Tally, _ noun: String, _ verdict: Verdict
    ) throws -> Content? {
        for isFirst in [true, false] {
            let (run, content) = try program.read(store)
            guard verdict.isOrderly(run) else { return nil }
            if run.end == .exit(0) { return content }
            let message = content.errors.first ?? ""
            if message.isEmpty { verdict.add(.silent, "\(noun) is refused without a message") }
            guard isFirst else {
                verdict.add(.wrong, "\(noun) is refused", message)
                return nil
            }
            tally.count(.refused)
        }
        return nil
    }

    /// Counts a fault for each acknowledged edit that is in no file. An edit with one of the given texts must be in the
    /// store, and not only in a file that was set aside. Also counts edits that are present although they failed, and
    /// contradictions within the store.
    func check(_ writers: [Writer], inStore texts: Set<String> = [], _ verdict: Verdict) {
        guard let live else { return }
        let present = Set(live.history.compactMap(\.text))
        let kept = aside.reduce(into: present) { $0.formUnion($1.history.compactMap(\.text)) }
        for edit in writers.flatMap(\.edits) where edit.outcome == .acknowledged {
            if !kept.contains(edit.text) {
                verdict.add(.lost, "an acknowledged edit is in no file", of: edit)
            } else if texts.contains(edit.text), !present.contains(edit.text) {
                verdict.add(.lost, "an acknowledged edit is in no file but one that was set aside", of: edit)
            }
        }
        verdict.check(Comparison(live, with: writers))
    }
}
