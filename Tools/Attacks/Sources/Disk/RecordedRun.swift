import ProcessKit

/// A run of the program on a store, with a recording of every call that it made on the files.
@MainActor struct RecordedRun {
    let store: String
    let run: Run
    let recording: Recording
    /// The files of the store before the run.
    let before: [String: [UInt8]]
    /// The writer of the edits, in its state before the run.
    private let writer: Writer
    private let first: Int

    /// Runs the program on the edits of a writer from the index `first` on, and records the program's calls. With
    /// `keepsGoing`, the program continues after a failed edit. A store without its foundation cannot accept later
    /// edits, so its program must not continue.
    init(
        of writer: Writer, from first: Int, on store: String, in arena: Arena, keepsGoing: Bool,
        with mischief: Program.Mischief? = nil
    ) throws {
        let record = try arena.newRecord()
        before = try Files.contents(of: store)
        run = try arena.program.run(
            ["--json", "--data", store] + (keepsGoing ? ["--keep-going"] : []),
            lines: writer.edits[first...].map(\.line), seconds: 60,
            environment: arena.program.recording(
                store, to: record, skipsSync: arena.skipsSync, with: mischief))
        guard let recording = try? Recording(record), recording.counts[.open] != nil else {
            throw Failure("A recorded run opens no file of the store, or is not recorded.")
        }
        self.recording = recording
        (self.writer, self.first, self.store) = (writer, first, store)
    }

    func writerAtEnd(_ tally: Tally) -> Writer {
        replay(tally) { _, _, _ in }
    }

    /// Returns the index of the first call of a kind that failed with the given `errno`; `nil` if there is none.
    func firstFailure(of call: Recording.Call, with error: Int32) -> Int? {
        recording.entries.firstIndex { $0.call == call && $0.error == error }
    }

    /// Replays the run call by call, and returns the writer after the run. `visit` gets the index of each call, and the
    /// disk and the writer after that call.
    @discardableResult
    func replay(
        _ tally: Tally, _ visit: (_ index: Int, Disk, Writer) throws -> Void
    ) rethrows -> Writer {
        var (disk, writer, settled) = (Disk(folder: store, contents: before), writer, 0)
        var unread: [UInt8] = []
        for (index, entry) in recording.entries.enumerated() {
            if entry.call == .output {
                unread += entry.data
                while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                    let answer = Answer(String(decoding: unread[..<end], as: UTF8.self))
                    unread.removeSubrange(...end)
                    if let text = writer.settle(answer, after: &settled, from: first) { tally.add(.wrong, text) }
                }
            } else {
                disk.apply(entry)
            }
            try visit(index, disk, writer)
        }
        return writer
    }
}
