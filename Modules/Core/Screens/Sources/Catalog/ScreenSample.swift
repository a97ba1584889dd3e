public import Basics
public import Commands
import Ribcage
public import Terminal

/// The output of a screen in one of its states, type-erased.
@MainActor public struct ScreenSample {
    /// The name of the ``ScreenState``.
    public let name: String
    /// A closure that returns the output at a terminal. Only a prompt may be wider than the reader's columns.
    public let text: (Reader) -> Text
    /// The output with `--json`, without the members that the host adds; `nil` if there is none.
    public let json: JSONValue?
}

extension Screen {
    /// Returns the output of the screen in each of its states.
    ///
    /// - Throws: the error of ``Screen/states()``, and `UsageError` for a typed line that the screen does not accept.
    public static func samples() throws -> [ScreenSample] {
        try states().map { state in
            switch state.content {
            case .page(let content):
                return ScreenSample(
                    name: state.name, text: { Self.text(of: content, for: $0) },
                    json: .object(record.json(of: content)))
            case .reply(let line, let content):
                return sample(state.name, of: try intent(of: line), in: content)
            case .answer(let input, let question, let content):
                return sample(state.name, of: try intent(of: input, in: question), in: content)
            case .confirmation(let line, let content):
                let question = try intent(of: line).question(content)
                return ScreenSample(
                    name: state.name,
                    text: { reader in
                        question.map { reader.prompt(ScreenPhrases.confirm($0).text(in: reader.language)) } ?? ""
                    },
                    json: nil)
            case .error(let error):
                let phrase = Phrase(of: error)
                return ScreenSample(name: state.name, text: { wrapped($0.text(phrase), for: $0) }, json: nil)
            }
        }
    }

    private static func text(of state: ReactorType.State, for reader: Reader) -> Text {
        let parts = [
            page(of: state, for: reader), hint(in: state, for: reader).map(reader.hint),
            question(in: state).map { reader.prompt($0.label.text(in: reader.language)) },
        ]
        return parts.compactMap(\.self).joined(separator: "\n")
    }

    private static func sample(
        _ name: String, of intent: Intent<ReactorType>, in state: ReactorType.State
    ) -> ScreenSample {
        let message = intent.reply(state)
        return ScreenSample(
            name: name, text: { reader in message.map { wrapped($0.text(for: reader), for: reader) } ?? "" },
            json: .object(intent.outcome(state)))
    }

    private static func intent(of line: String) throws -> Intent<ReactorType> {
        var words = try Words(typing: line)
        let name = words.next() ?? ""
        guard let command = commands.first(where: { $0.syntax.name == name }) else {
            throw UsageError(ScreenPhrases.noCommand(name))
        }
        return try command.syntax.value(from: words)
    }

    private static func intent(
        of input: ScreenState<ReactorType>.Input, in state: ReactorType.State
    ) throws -> Intent<ReactorType> {
        let intent =
            switch input {
            case .line(let line): try answer?.read(state, line)
            case .end: answer?.leave(state)
            }
        guard let intent else { throw UsageError(ScreenPhrases.noWayBack) }
        return intent
    }
}

private func wrapped(_ text: Text, for reader: Reader) -> Text {
    text.wrapped(to: reader.width).joined(separator: "\n")
}
