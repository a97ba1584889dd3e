public import Languages
public import Terminal

/// One field of a ``Form``: what it is called, how an answer is read, and what stands there in a value.
public struct FormField<Value: Sendable>: Sendable {
    /// What a person is asked for, and how the field is called in a preview. No other field of the form has this name.
    public let name: Phrase
    /// The words that can stand there, when they are known.
    public let candidates: [String]
    /// What may stand there, for `?`.
    package let explanation: Phrase?
    /// What may stand there as it looks, behind the explanation.
    package let samples: Text?
    /// Whether nothing has to stand there, and a `-` alone takes away what does.
    package let mayBeEmpty: Bool
    /// What stands there, as a person of that language would type it; empty when there is nothing.
    package let text: @Sendable (Value, Language) -> String
    /// Whether the value can be kept as far as this field is concerned.
    let isFilled: @Sendable (Value) -> Bool
    /// What a `-` alone does; `nil` when it is an answer as any other.
    private let clear: (@Sendable (inout Value) throws -> Void)?
    private let readAnswer: @Sendable (String, inout Value) throws -> Void

    /// A field that can be empty: for good when `mayBeEmpty`, otherwise only until it is answered.
    ///
    /// `explanation` and the samples behind it say to those who type `?` what may stand there; `text` says what does, as a
    /// person would type it, and `phrase` where languages differ in that. What `read` throws is told to the person, who is asked again. It also reads the empty answer
    /// of a person who passes over a field that has to be filled.
    public init<Content>(
        _ name: Phrase, _ path: any WritableKeyPath<Value, Content?> & Sendable, mayBeEmpty: Bool = false,
        candidates: [String] = [], explanation: Phrase? = nil, samples: Text? = nil,
        text: @escaping @Sendable (Content) -> String = { "\($0)" },
        phrase: (@Sendable (Content) -> Phrase)? = nil,
        read: @escaping @Sendable (String) throws -> Content
    ) {
        (self.name, self.candidates, self.mayBeEmpty) = (name, candidates, mayBeEmpty)
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
        explanation: Phrase? = nil, read: @escaping @Sendable (String) throws -> Content
    ) {
        (self.name, self.candidates, self.explanation, samples, mayBeEmpty) = (
            name, candidates, explanation, nil, false
        )
        text = { value, _ in value[keyPath: path].description }
        isFilled = { _ in true }
        clear = nil
        readAnswer = { $1[keyPath: path] = try read($0) }
    }

    /// Reads what stands in one line after the name of a field: an answer, or a `-` alone to empty the field.
    ///
    /// - Throws: what the field's own reading throws; the value is as before then.
    public func read(_ text: String, into value: inout Value) throws {
        if text == "-", let clear { try clear(&value) } else { try answer(text, into: &value) }
    }

    /// Reads an answer, whatever it looks like.
    package func answer(_ text: String, into value: inout Value) throws {
        try readAnswer(text, &value)
    }
}
