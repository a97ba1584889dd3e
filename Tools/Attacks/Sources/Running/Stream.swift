/// Sends the edits of a ``Writer`` to the program, so that only a limited number of them await an answer at a time.
@MainActor struct Stream {
    let session: Session
    /// The index of the first edit of this session among the writer's edits.
    private let first: Int
    private(set) var settled = 0
    /// The error messages in the answers.
    private(set) var errors: [String] = []

    /// Starts a session for a writer that has sent the given number of edits in earlier sessions.
    init(after edits: Int, _ program: Program, _ store: String, environment: [String] = []) throws {
        session = try Session(program, store: store, environment: environment)
        first = edits
    }

    /// Sends edits until the window is full, then takes the answers that have arrived.
    mutating func advance(
        _ writer: inout Writer, window: Int, _ tally: Tally, _ chance: inout Chance, waitingFor milliseconds: Int32 = 1
    ) {
        while !session.isOver, session.sent - settled < window { session.send(writer.next(&chance).line) }
        if milliseconds > 0 { Session.wait(for: [session], milliseconds: milliseconds) }
        takeAnswers(&writer, tally)
    }

    mutating func takeAnswers(_ writer: inout Writer, _ tally: Tally) {
        for answer in session.answers() { take(answer, &writer, tally) }
    }

    /// Waits for the end of a program that was killed or whose input was closed, and takes its last answers. Counts
    /// crashes, unexplained ends, and all errors except those of edits that waited too long for other writers.
    mutating func finish(_ writer: inout Writer, seconds: Double, _ tally: Tally, _ when: String) {
        let end = session.finish(seconds: seconds)
        // Answers that were still in the pipe count, too.
        takeAnswers(&writer, tally)
        let verdict = Verdict(tally, when)
        if !(session.isCutOff && end == .killed), verdict.isOrderly(end) {
            // A program that was killed still had input.
            let isExpected = end == .exit(0) && !session.isCutOff
            if isExpected, !errors.isEmpty { verdict.add(.silent, "an edit fails, and the exit code is 0") }
            if !isExpected, errors.isEmpty { verdict.add(.silent, "a writer ends without a message") }
        }
        for message in errors {
            if message.contains(Answer.busy) {
                tally.count(.refused)
            } else {
                verdict.add(.wrong, "an edit fails", message)
            }
        }
    }

    private mutating func take(_ answer: Answer, _ writer: inout Writer, _ tally: Tally) {
        if case .error(_, let message) = answer { errors.append(message) }
        if let text = writer.settle(answer, after: &settled, from: first) { tally.add(.wrong, text) }
    }
}
