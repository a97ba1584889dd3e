import Commands
package import Consoles
import Documents
import JSON
package import Languages
import LineEditor
package import Records
import Terminal

/// Writes to the console: to a person in the person's language, or to a program in JSON.
///
/// All that it writes throws a ``ConsoleFailure`` when the console cannot be written.
@MainActor package struct Speaker {
    /// How long work may take before it is shown, and how long from one picture to the next.
    static let progressPause = Duration.milliseconds(100)

    let console: any Console
    /// Which language the person is spoken to in; a command may change it.
    let languageChoice: LanguageChoice
    /// Whether a program reads what is written.
    package let writesJSON: Bool
    /// Whether a screen reader reads what is written.
    let isLinear: Bool
    /// Waits, for work that is shown while it lasts.
    let pause: @Sendable (Duration) async throws -> Void

    /// Speaks over a console.
    package init(
        console: any Console, languageChoice: LanguageChoice, writesJSON: Bool, isLinear: Bool = false,
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        (self.console, self.languageChoice, self.writesJSON) = (console, languageChoice, writesJSON)
        (self.isLinear, self.pause) = (isLinear, pause)
    }

    /// Whom the host and the screens speak to now.
    var reader: Reader { Reader(language: languageChoice.language, width: console.width, isLinear: isLinear) }

    /// Shows data to a person.
    func show(_ text: Text) throws(ConsoleFailure) {
        do { try console.show(text) } catch { throw ConsoleFailure(cause: error) }
    }

    /// Shows an object to a program.
    func show(_ object: JSONObject) throws(ConsoleFailure) {
        do { try console.show(json: .object(object)) } catch { throw ConsoleFailure(cause: error) }
    }

    /// Shows a value to a program as an object of its kind.
    package func show<Value>(_ value: Value, as record: Record<Value>) throws(ConsoleFailure) {
        try show(record.json(of: value))
    }

    /// Shows a piece of a document as it is.
    func show(document: String) throws(ConsoleFailure) {
        do { try console.show(document: document) } catch { throw ConsoleFailure(cause: error) }
    }

    /// Tells a person what was done or not done.
    func tell(_ text: Text) throws(ConsoleFailure) {
        do { try console.tell(text) } catch { throw ConsoleFailure(cause: error) }
    }

    /// Tells a person one sentence.
    package func tell(_ phrase: Phrase) throws(ConsoleFailure) {
        try tell(reader.text(phrase))
    }

    /// A request for a line at a prompt, in lines that fit.
    func request(
        _ label: String, mark: String = ">", offersHistory: Bool = false, completer: Completer? = nil
    ) -> LineRequest {
        LineRequest(
            prompt: reader.prompt(label, mark: mark).plain, offersHistory: offersHistory, completer: completer,
            isLinear: isLinear)
    }

    /// Tells a program of an error.
    func tell(_ report: ErrorReport) throws(ConsoleFailure) {
        do { try console.tell(json: report.json) } catch { throw ConsoleFailure(cause: error) }
    }

    /// Does some work, and shows a person how far it is once it takes longer than a moment. Afterwards a line says that it
    /// is done, and how long it took. A screen reader gets one sentence before and one after. Work that throws leaves no
    /// line. Nothing is shown where no terminal is.
    ///
    /// The work must leave the main actor, or nothing can be shown and no signal arrives.
    ///
    /// - Throws: what the work throws.
    func showing<Result: Sendable>(
        _ progress: Progress, of step: WorkStep, _ work: () async throws -> Result
    ) async throws -> Result {
        guard console.showsProgress, !writesJSON else { return try await work() }
        var isDrawn = false
        let painter = Task { [console, pause, reader] in
            while true {
                try await pause(Self.progressPause)
                try Task.checkCancellation()
                isDrawn = true
                try console.draw(progress: reader.progress(step.doing, progress.percent))
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

/// A step of long work.
struct WorkStep {
    /// The text while it is in progress.
    let doing: Phrase
    /// The text at its end; `nil` for none.
    var done: Phrase?
}

/// The console cannot be written, so that the run cannot go on.
package struct ConsoleFailure: Error {
    let cause: any Error

    /// The result of some work. A failure of the console is thrown as its cause.
    @MainActor static func unwrapped<Result>(_ work: () async throws -> Result) async throws -> Result {
        do {
            return try await work()
        } catch let failure as ConsoleFailure {
            throw failure.cause
        }
    }
}

extension Reader {
    /// How far a piece of work is, in a line.
    fileprivate func progress(_ phrase: Phrase, _ percent: Int?) -> Text {
        let label = text(phrase)
        guard let percent, !isLinear else { return label + "…" }
        let number = "\(percent)%"
        let end = String(repeating: " ", count: max(0, 4 - number.count)) + number
        let bar = Bar(percent: percent, width: min(30, width - label.width - end.count - 3))
        return label + " " + bar.text + " \(end)"
    }

    /// A line about finished work and its duration in seconds.
    fileprivate func done(_ phrase: Phrase, in duration: Duration) -> Text {
        let tenths = max(1, Int(duration / .milliseconds(100)))
        return Text(isLinear ? "" : "✓ ") + beside(text(phrase), text(HostPhrases.seconds(tenths: tenths)))
    }
}
