public import JSON
import Languages
import Ribcage
public import Terminal

/// A screen in one of its states, whatever the types of the two.
@MainActor public struct ScreenSample {
    /// The state's name.
    public let name: String
    /// The output at a terminal. Only a prompt may be wider than the reader's columns.
    public let text: (Reader) -> Text
    /// The output with `--json`, but for the members that the host adds; `nil` where a program gets none.
    public let json: JSONValue?
}

extension Screen {
    /// The screen in each of its states.
    ///
    /// - Throws: what ``states()`` throws.
    public func samples() throws -> [ScreenSample] {
        try Self.states().map { state in
            ScreenSample(
                name: state.name, text: { self.text(of: state.content, for: $0) }, json: json(of: state.content))
        }
    }

    private func text(of content: ScreenState<ReactorType>.Content, for reader: Reader) -> Text {
        let parts: [Text?] =
            switch content {
            case .page(let state):
                [
                    page(of: state, for: reader), hint(in: state, for: reader).map(reader.hint),
                    question(in: state).map { prompt($0.label, for: reader) },
                ]
            case .reply(let action, let state):
                [reply(to: action, in: state, for: reader).map { $0.wrapped(to: reader.width).joined(separator: "\n") }]
            case .confirmation(let action, let state):
                [confirmation(of: action, in: state).map { prompt(HostPhrases.confirm($0), for: reader) }]
            case .error(let error):
                reader.text(Phrase(of: error)).wrapped(to: reader.width)
            }
        return parts.compactMap(\.self).joined(separator: "\n")
    }

    private func prompt(_ label: Phrase, for reader: Reader) -> Text { reader.text(label) + "> " }

    private func json(of content: ScreenState<ReactorType>.Content) -> JSONValue? {
        switch content {
        case .page(let state): record(of: state).json
        case .reply(let action, let state): .object(outcome(of: action, in: state))
        case .confirmation, .error: nil
        }
    }
}
