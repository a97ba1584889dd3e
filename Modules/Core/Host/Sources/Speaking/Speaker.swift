package import Basics
package import Commands
package import Console
package import Terminal

/// Writes to the console: text in a person's language, or JSON for another program.
///
/// The methods `show` and `tell` throw ``ConsoleFailure`` if the console cannot be written to.
@MainActor package struct Speaker {
    /// The delay before progress is shown, and the interval between its updates.
    static let progressPause = Duration.milliseconds(100)

    package let console: any Console
    /// The language of all texts; a command may change it.
    let languageChoice: LanguageChoice
    /// Whether the output is JSON, for another program.
    package let writesJSON: Bool
    /// Whether the output is for a screen reader.
    let isLinear: Bool
    /// The clock whose time zone is the reader's.
    private let clock: WallClock
    /// Waits for the given duration, before each drawing of progress, including the first.
    let pause: @Sendable (Duration) async throws -> Void

    package init(
        console: any Console, languageChoice: LanguageChoice, writesJSON: Bool, isLinear: Bool = false,
        clock: WallClock,
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        (self.console, self.languageChoice, self.writesJSON) = (console, languageChoice, writesJSON)
        (self.isLinear, self.clock, self.pause) = (isLinear, clock, pause)
    }

    /// The reader of all texts: the current language, the width of the console, and the time zone of the clock.
    package var reader: Reader {
        Reader(
            language: languageChoice.language, width: console.width, isLinear: isLinear, localTime: clock.localTime)
    }

    /// The current day in the reader's time zone.
    var today: Day { Day(of: clock.localTime(of: clock.now())) }

    package func show(_ text: Text) throws(ConsoleFailure) {
        do { try console.show(text) } catch { throw ConsoleFailure(cause: error) }
    }

    /// Writes a JSON object, for another program that reads the output.
    func show(_ object: JSONObject) throws(ConsoleFailure) {
        do { try console.write(json: .object(object), asMessage: false) } catch { throw ConsoleFailure(cause: error) }
    }

    /// Writes the JSON object that a record makes of a value.
    package func show<Value>(_ value: Value, as record: Record<Value>) throws(ConsoleFailure) {
        try show(record.json(of: value))
    }

    /// Writes a piece of a document unchanged or, at a terminal, with invisible characters made visible.
    package func show(document: String) throws(ConsoleFailure) {
        do { try console.show(document: document) } catch { throw ConsoleFailure(cause: error) }
    }

    package func tell(_ text: Text) throws(ConsoleFailure) {
        do { try console.tell(text) } catch { throw ConsoleFailure(cause: error) }
    }

    package func tell(_ phrase: Phrase) throws(ConsoleFailure) {
        try tell(reader.text(phrase))
    }

    /// Returns a request for a line, with a prompt that fits the terminal's width.
    func request(
        _ label: String, mark: String = ">", offersHistory: Bool = false, completer: Completer? = nil
    ) -> LineRequest {
        LineRequest(
            prompt: reader.prompt(label, mark: mark).plain, offersHistory: offersHistory, completer: completer,
            isLinear: isLinear)
    }

    /// Writes an error as JSON. It is the answer to a command, for which another program waits.
    func show(_ report: ErrorReport) throws(ConsoleFailure) {
        do { try console.write(json: report.json, asMessage: false) } catch { throw ConsoleFailure(cause: error) }
    }

    /// Performs work, and shows its progress to a person at a terminal if it takes longer than ``progressPause``. A
    /// final line says that the work is done, and how long it took; if the step has no phrase for that, or if the work
    /// throws, the progress is erased. For a screen reader, the progress is a sentence instead of a bar.
    ///
    /// The work must leave the main actor, or no progress can be drawn and no signal can arrive.
    package func showing<Result: Sendable>(
        _ step: WorkStep, percent: @escaping @Sendable () -> Int? = { nil }, _ work: () async throws -> Result
    ) async throws -> Result {
        guard console.showsProgress, !writesJSON else { return try await work() }
        var isDrawn = false
        let painter = Task { [console, pause, reader] in
            while true {
                try await pause(Self.progressPause)
                try Task.checkCancellation()
                isDrawn = true
                try console.draw(progress: reader.progress(step.doing, percent()))
            }
        }
        let start = ContinuousClock.now
        defer { painter.cancel() }
        do {
            let result = try await work()
            guard isDrawn else { return result }
            if let done = step.done {
                try? console.draw(done: reader.done(done, in: ContinuousClock.now - start))
            } else {
                try? console.draw(progress: nil)
            }
            return result
        } catch {
            if isDrawn { try? console.draw(progress: nil) }
            throw error
        }
    }
}

package struct WorkStep {
    let doing: Phrase
    /// The phrase after the work; `nil` to erase the progress without a final line.
    let done: Phrase?

    /// Creates a step with the phrases while the work is in progress and after it.
    package init(doing: Phrase, done: Phrase? = nil) { (self.doing, self.done) = (doing, done) }
}

/// The error that ends the run because the console cannot be written to.
package struct ConsoleFailure: Error {
    let cause: any Error

    /// Returns the result of the work. If the work throws a ``ConsoleFailure``, throws its cause instead.
    @MainActor static func unwrapped<Result>(_ work: () async throws -> Result) async throws -> Result {
        do {
            return try await work()
        } catch let failure as ConsoleFailure {
            throw failure.cause
        }
    }
}

extension Reader {
    /// Returns a line that shows the progress of work, with a bar if the percentage is known.
    fileprivate func progress(_ phrase: Phrase, _ percent: Int?) -> Text {
        let label = text(phrase)
        guard let percent, !isLinear else { return label + "…" }
        let number = "\(percent)%"
        let end = String(repeating: " ", count: max(0, 4 - number.count)) + number
        let bar = Bar(percent: percent, width: min(30, width - label.width - end.count - 3))
        return label + " " + bar.text + " \(end)"
    }

    /// Returns a line that says that work is done, with its duration in seconds.
    fileprivate func done(_ phrase: Phrase, in duration: Duration) -> Text {
        let tenths = max(1, Int(duration / .milliseconds(100)))
        return Text(isLinear ? "" : "✓ ") + beside(text(phrase), text(HostPhrases.seconds(tenths: tenths)))
    }
}
