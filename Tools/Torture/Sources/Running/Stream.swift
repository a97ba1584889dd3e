/// A session that sends edits, with at most `window` of them unanswered.
@MainActor struct Stream {
    let session: Session
    /// The index of the first edit of this session.
    private let first: Int
    private(set) var settled = 0
    /// The messages of errors.
    private(set) var errors: [String] = []

    /// A session for a writer, from one of its edits on.
    init(after edits: Int, _ program: Program, _ store: String, environment: [String] = []) throws {
        session = try Session(program, store: store, environment: environment)
        first = edits
    }

    /// Takes the answers that have arrived, and sends edits until the window is full.
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

    private mutating func take(_ answer: Answer, _ writer: inout Writer, _ tally: Tally) {
        if case .error(_, let message) = answer { errors.append(message) }
        if let text = writer.settle(answer, after: &settled, from: first) { tally.add(.wrong, text) }
    }
}
