import Commands
public import Languages
public import Terminal

/// One field of a ``Form``: its name, how an answer is parsed, and its text in a value.
public struct FormField<Value: Sendable>: Sendable {
    /// The question, which is also the field's name in the preview. Names are unique in a form.
    public let name: Phrase
    /// The valid answers; empty if they are not known.
    public let candidates: [String]
    /// Whether only the candidates are valid. An answer may then be a candidate's number or a part of it.
    package let isChoice: Bool
    /// The answer to `?`.
    package let explanation: Phrase?
    /// Example answers, shown after the explanation.
    package let samples: Text?
    /// Whether the field is optional; a lone `-` clears it.
    package let mayBeEmpty: Bool
    /// Formats the field's current value as an answer in a language; empty if the field is.
    package let text: @Sendable (Value, Language) -> String
    /// Whether the field permits the value to be saved.
    let isFilled: @Sendable (Value) -> Bool
    /// Clears the field for a lone `-`; `nil` if that is an ordinary answer.
    private let clear: (@Sendable (inout Value) throws -> Void)?
    private let readAnswer: @Sendable (String, inout Value) throws -> Void

    /// A field that can be empty: always if `mayBeEmpty`, otherwise only until it is answered.
    ///
    /// - Parameters:
    ///   - name: The label of the question.
    ///   - path: The property that the field fills.
    ///   - mayBeEmpty: Whether the field is optional; a lone `-` clears it.
    ///   - candidates: The answers that Tab completes.
    ///   - isChoice: Whether an answer must be one of the candidates: the word itself, its number, or an unambiguous
    ///     part.
    ///   - explanation: The answer to `?`.
    ///   - samples: Example answers, shown after the explanation.
    ///   - text: Formats the current value as an answer.
    ///   - phrase: Formats it per language, where languages differ; replaces `text`.
    ///   - read: Parses an answer, also the empty answer to a required field. If it throws, the error is shown and the
    ///     question is asked again.
    public init<Content>(
        _ name: Phrase, _ path: any WritableKeyPath<Value, Content?> & Sendable, mayBeEmpty: Bool = false,
        candidates: [String] = [], isChoice: Bool = false, explanation: Phrase? = nil, samples: Text? = nil,
        text: @escaping @Sendable (Content) -> String = { "\($0)" },
        phrase: (@Sendable (Content) -> Phrase)? = nil,
        read: @escaping @Sendable (String) throws -> Content
    ) {
        (self.name, self.candidates, self.isChoice, self.mayBeEmpty) = (name, candidates, isChoice, mayBeEmpty)
        (self.explanation, self.samples) = (explanation, samples)
        self.text = { value, language in
            value[keyPath: path].map { phrase?($0).text(in: language) ?? text($0) } ?? ""
        }
        isFilled = { mayBeEmpty || $0[keyPath: path] != nil }
        clear = { $0[keyPath: path] = mayBeEmpty ? nil : try read("") }
        readAnswer = { $1[keyPath: path] = try read($0) }
    }

    /// A field with an initial value.
    public init<Content: CustomStringConvertible & SendableMetatype>(
        _ name: Phrase, _ path: any WritableKeyPath<Value, Content> & Sendable, candidates: [String] = [],
        isChoice: Bool = false, explanation: Phrase? = nil, read: @escaping @Sendable (String) throws -> Content
    ) {
        (self.name, self.candidates, self.isChoice) = (name, candidates, isChoice)
        (self.explanation, samples, mayBeEmpty) = (explanation, nil, false)
        text = { value, _ in value[keyPath: path].description }
        isFilled = { _ in true }
        clear = nil
        readAnswer = { $1[keyPath: path] = try read($0) }
    }

    /// A field that parses its answers into the value itself.
    ///
    /// - Parameters:
    ///   - name: The label of the question.
    ///   - mayBeEmpty: Whether the field is optional; a lone `-` clears it.
    ///   - takesDash: Whether a lone `-` is an ordinary answer.
    ///   - candidates: The answers that Tab completes.
    ///   - isChoice: Whether an answer must be one of the candidates: the word itself, its number, or an unambiguous
    ///     part.
    ///   - explanation: The answer to `?`.
    ///   - samples: Example answers, shown after the explanation.
    ///   - text: Formats the current value as an answer.
    ///   - isFilled: Whether the field permits the value to be saved.
    ///   - read: Parses an answer into the value, also an empty one.
    public init(
        _ name: Phrase, mayBeEmpty: Bool, takesDash: Bool = false, candidates: [String] = [],
        isChoice: Bool = false, explanation: Phrase? = nil, samples: Text? = nil,
        text: @escaping @Sendable (Value) -> String, isFilled: @escaping @Sendable (Value) -> Bool,
        read: @escaping @Sendable (String, inout Value) throws -> Void
    ) {
        (self.name, self.candidates, self.isChoice, self.mayBeEmpty) = (name, candidates, isChoice, mayBeEmpty)
        (self.explanation, self.samples, self.isFilled) = (explanation, samples, isFilled)
        self.text = { value, _ in text(value) }
        if takesDash { clear = nil } else { clear = { value in try read("", &value) } }
        readAnswer = read
    }

    /// Parses the words after a field's name: an answer, or a lone `-` to clear the field.
    ///
    /// - Throws: the error of parsing; the value is unchanged then.
    public func read(_ text: String, into value: inout Value) throws {
        if text == "-", let clear { try clear(&value) } else { try answer(text, into: &value) }
    }

    /// Parses an answer, even a lone `-`.
    package func answer(_ text: String, into value: inout Value) throws {
        try readAnswer(text, &value)
    }

    /// Parses an answer in a form, which may choose one of the candidates.
    ///
    /// - Throws: ``UsageError`` for an answer that is ambiguous or not a choice, and the error of parsing.
    func choose(_ text: String, into value: inout Value) throws {
        try answer(isChoice ? candidates.chosen(by: text, as: name) : text, into: &value)
    }
}
