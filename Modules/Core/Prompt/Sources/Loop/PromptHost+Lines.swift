import Commands
import Consoles
import Languages
import Platform
import Ribcage
import Screens
import Terminal

// A line's way from the console to an answer or to words.
extension PromptHost {
    /// What a person or a script does next.
    enum Input: Sendable {
        case line(LineReader.Line)
        /// There is no more.
        case end
        /// A signal came instead, and what was typed is forgotten.
        case interruption
    }

    /// Waits for the next line.
    func nextInput() async throws -> Input {
        let question = focus?.screen.anyQuestion?.question
        let label = question?.label.text(in: reader.language) ?? root.currentRoute.description
        let request = LineRequest(
            prompt: "\(label.visible)> ", offersHistory: question?.takesCommands ?? true,
            completer: isLeading ? await completer() : nil)
        do {
            let line = try await cancellable { [console] in try await console.nextLine(request) }
            return line.map(Input.line) ?? .end
        } catch is CancellationError where !Task.isCancelled {
            return .interruption
        }
    }

    /// Does what a line asks for, or what its end asks for. With an exit code the run is over.
    func take(_ input: Input) async throws -> ExitCode? {
        isDone = false
        switch input {
        case .line(let line):
            formsToLeave = nil
            try await carryOut(line)
        case .interruption:
            formsToLeave = nil
            _ = try await leaveForm()
        case .end:
            return try await takeEnd()
        }
        return nil
    }

    /// Leaves the form that asks for a line, or ends the run. A terminal may go on after its end; one that is gone ends
    /// again and again, and so no more forms are left in a row than places were open.
    private func takeEnd() async throws -> ExitCode? {
        if isLeading { try attempt { try console.tell("") } }
        let formsLeft = formsToLeave ?? chain.count
        formsToLeave = formsLeft - 1
        if formsLeft == 0, focus?.screen.anyQuestion?.leave != nil { return .failed }
        guard try await leaveForm() else { return .ok }
        return mode == .script ? .failed : nil
    }

    /// How a run ends whose input has ended in a form that cannot be left: at once, or for a person when the input ends
    /// again. `nil` when it goes on.
    func codeAfterFailure(of input: Input) -> ExitCode? {
        guard case .end = input else { return nil }
        formsToLeave = 0
        return mode == .script ? .failed : nil
    }

    /// Leaves the form that asks for the line. `false` when there is no form to leave, or it did not close.
    private func leaveForm() async throws -> Bool {
        guard let screen = focus?.screen, let leave = screen.anyQuestion?.leave else { return false }
        let reply = try await leave()
        if options.writesJSON {
            let message = (reply.message ?? HostPhrases.inputEnded).text(for: reader)
            try attempt { try console.tell(json: ErrorReport(code: .failed, message: message.plain).json) }
        } else {
            try await self.reply(reply, to: "answer")
        }
        return focus?.screen !== screen || screen.anyQuestion == nil
    }

    /// Carries out one line of input. An empty one does nothing, and neither does one that begins with `#`.
    private func carryOut(_ line: LineReader.Line) async throws {
        let text = try Self.text(of: line)
        if isCommand(text) {
            try await perform(typing: text)
        } else if let answer = focus?.screen.anyQuestion?.answer {
            try await reply(answer(text), to: "answer")
        }
    }

    /// Whether a line is no answer. The question is not held while a command is carried out: that may lead away from the
    /// screen that asks.
    private func isCommand(_ text: String) -> Bool {
        guard let question = focus?.screen.anyQuestion?.question else { return true }
        guard question.takesCommands else { return false }
        if isComment(text) { return true }
        guard let name = try? Words(typing: text).first else { return false }
        return (try? meaning(of: name)) != nil
    }

    private func isComment(_ text: String) -> Bool {
        text.first { !$0.isWhitespace } == "#"
    }

    private func perform(typing text: String) async throws {
        if isComment(text) || text.allSatisfy(\.isWhitespace) { return }
        // Before it is carried out: it is what a person wants back when it fails.
        if isLeading { keep(text) }
        let words = try Words(typing: text)
        if words.first != nil { try await perform(words) }
    }

    /// Keeps a command for the arrow keys. When that fails it is told, and no other is kept.
    private func keep(_ command: String) {
        do throws(SystemError) {
            try console.remember(command)
        } catch {
            console.lineHistory = nil
            try? console.tell(reader.text(HostPhrases.notKept(error)))
        }
    }

    private static func text(of line: LineReader.Line) throws(UsageError) -> String {
        switch line {
        case .text(let text):
            return text
        case .tooLong(let count):
            throw UsageError(HostPhrases.tooLong(count, most: LineReader.longestLine))
        case .invalidUTF8:
            throw UsageError(HostPhrases.invalidUTF8)
        case .nulByte:
            throw UsageError(HostPhrases.nulByte)
        }
    }
}
