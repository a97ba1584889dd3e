public import Basics
public import Terminal

/// One field of a ``Form``: its name, a parser of its answers, and a formatter of its current value.
public struct FormField<Value: Sendable>: Sendable {
    /// The question, which is also the field's name in the preview. Names are unique in a form.
    public let name: Phrase
    /// The answers that Tab completes; empty if the field suggests none.
    public let candidates: [String]
    /// Whether an answer must choose one of the candidates, by its word, its number, or an unambiguous part of its
    /// word.
    package let isChoice: Bool
    /// The explanation of the possible answers, shown for `?`, if there is one.
    package let explanation: Phrase?
    /// Example answers, shown after the explanation.
    package let samples: Text?
    /// Whether the field is optional; a lone `-` clears it.
    package let mayBeEmpty: Bool
    /// Formats the field's current value as an answer in a language; returns an empty string for an empty field.
    package let text: @Sendable (Value, Language) -> String
    /// Returns whether the field is filled or optional, so that the value can be saved.
    let isFilled: @Sendable (Value) -> Bool
    /// Clears the field for a lone `-`; `nil` if a lone `-` is an ordinary answer.
    private let clear: (@Sendable (inout Value) throws -> Void)?
    private let readAnswer: @Sendable (String, inout Value) throws -> Void

    /// Creates a field for a property that is `nil` while the field is empty. Unless `mayBeEmpty`, the field must be
    /// filled before the value can be saved.
    ///
    /// - Parameters:
    ///   - name: The label of the question.
    ///   - path: The property that the field fills.
    ///   - mayBeEmpty: Whether the field is optional; a lone `-` clears it.
    ///   - candidates: The answers that Tab completes.
    ///   - isChoice: Whether an answer must choose one of the candidates, by its word, its number, or an unambiguous
    ///     part of its word.
    ///   - explanation: The explanation of the possible answers, shown for `?`.
    ///   - samples: Example answers, shown after the explanation.
    ///   - text: Formats the current value as an answer.
    ///   - phrase: Formats the current value in each language; used instead of `text` if given.
    ///   - read: Parses an answer. For the empty answer to a required field, the closure should throw the error that
    ///     says why the field is required. If the closure throws, the error is shown and the question is asked again.
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

    /// Creates a field for a property that is never empty. `phrase` formats its current value in each language; without
    /// it, the field shows the value's description.
    public init<Content: CustomStringConvertible & SendableMetatype>(
        _ name: Phrase, _ path: any WritableKeyPath<Value, Content> & Sendable, candidates: [String] = [],
        isChoice: Bool = false, explanation: Phrase? = nil, phrase: (@Sendable (Content) -> Phrase)? = nil,
        read: @escaping @Sendable (String) throws -> Content
    ) {
        (self.name, self.candidates, self.isChoice) = (name, candidates, isChoice)
        (self.explanation, samples, mayBeEmpty) = (explanation, nil, false)
        text = { value, language in
            let content = value[keyPath: path]
            return phrase?(content).text(in: language) ?? content.description
        }
        isFilled = { _ in true }
        clear = nil
        readAnswer = { $1[keyPath: path] = try read($0) }
    }

    /// Creates a field whose closures read and change the whole value, for a field that is not a single property.
    ///
    /// - Parameters:
    ///   - name: The label of the question.
    ///   - mayBeEmpty: Whether the field is optional; a lone `-` clears it.
    ///   - takesDash: Whether a lone `-` is an ordinary answer.
    ///   - candidates: The answers that Tab completes.
    ///   - isChoice: Whether an answer must choose one of the candidates, by its word, its number, or an unambiguous
    ///     part of its word.
    ///   - explanation: The explanation of the possible answers, shown for `?`.
    ///   - samples: Example answers, shown after the explanation.
    ///   - text: Formats the current value as an answer in a language.
    ///   - isFilled: Returns whether the field is filled or optional, so that the value can be saved.
    ///   - read: Parses an answer, and stores it in the value. An empty answer clears an optional field; for a required
    ///     one, the closure should throw.
    public init(
        _ name: Phrase, mayBeEmpty: Bool, takesDash: Bool = false, candidates: [String] = [],
        isChoice: Bool = false, explanation: Phrase? = nil, samples: Text? = nil,
        text: @escaping @Sendable (Value, Language) -> String,
        isFilled: @escaping @Sendable (Value) -> Bool,
        read: @escaping @Sendable (String, inout Value) throws -> Void
    ) {
        (self.name, self.candidates, self.isChoice, self.mayBeEmpty) = (name, candidates, isChoice, mayBeEmpty)
        (self.explanation, self.samples, self.isFilled) = (explanation, samples, isFilled)
        self.text = text
        if takesDash { clear = nil } else { clear = { value in try read("", &value) } }
        readAnswer = read
    }

    /// Parses a text and stores it in the value. A lone `-` clears the field, unless it is an ordinary answer.
    ///
    /// - Throws: the error of parsing; the value is unchanged then.
    public func read(_ text: String, into value: inout Value) throws {
        if text == "-", let clear { try clear(&value) } else { try answer(text, into: &value) }
    }

    /// Parses an answer and stores it in the value. A lone `-` is parsed like any other answer, and does not clear the
    /// field.
    package func answer(_ text: String, into value: inout Value) throws {
        try readAnswer(text, &value)
    }

    /// Parses an answer in a form and stores it in the value. For a choice, the answer may be the number or an
    /// unambiguous part of a candidate.
    func choose(_ text: String, into value: inout Value) throws {
        try answer(isChoice ? candidates.chosen(by: text, as: name) : text, into: &value)
    }
}
