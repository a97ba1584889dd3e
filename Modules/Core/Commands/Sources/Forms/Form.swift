public import Basics

/// A wizard that fills in a value, field by field: an empty line keeps the current value, `<` goes one field back, `.`
/// skips to the next required field without a value or to the end, `-` clears, `?` explains, and all fields are shown
/// before saving.
///
/// A form is part of an interactor's state. The screen shows the form's `Question`, and passes each input to the
/// interactor in one of the interactor's actions. A complete form for a visit to a sauna:
///
///     struct Visit: Equatable, Sendable {
///         var place: Place?
///         var minutes = Minutes.ten
///         var note: Note?
///     }
///
///     State(form: Form(Visit(), fields: [
///         FormField(VisitPhrases.place, \.place, explanation: VisitPhrases.where, read: Place.init),
///         FormField(VisitPhrases.minutes, \.minutes, explanation: VisitPhrases.howLong, read: Minutes.init),
///         FormField(VisitPhrases.note, \.note, mayBeEmpty: true, read: Note.init),
///     ]))
///
///     // The interactor, for its action .form(FormInput):
///     var form = state.form
///     switch try form.take(input) {
///     case .asking: commit(.moved(form))
///     case .saved(let visit): try await useCase.add(visit)
///     case .left: try await leave()
///     }
///
///     // The screen:
///     static func page(of state: State, for reader: Reader) -> Text { state.form.preview(for: reader) }
///     static func hint(in state: State, for reader: Reader) -> Text? { state.form.keys.text(for: reader) }
///     static func question(in state: State) -> Question? { state.form.question }
///     static let answer: Answer<VisitInteractor>? = Answer(leave: { _ in FormInput.leave }) {
///         try $0.form.input($1)
///     } action: {
///         .form($0)
///     } reply: { state, input in
///         state.form.reply(to: input)
///     }
public struct Form<Value: Equatable & Sendable>: Sendable {
    /// The question that a form asks: for a field, or whether to save.
    public enum Step: Equatable, Sendable {
        /// The question for the field with this name.
        case field(Phrase)
        /// The question whether to save, after all fields.
        case confirmation
    }

    /// The result of an input.
    public enum Outcome: Equatable, Sendable {
        /// The form is not finished: it asks for the same field again, or for another one.
        case asking
        /// The person wants to save the value. The form is unchanged, so that the person can try again if saving fails.
        case saved(Value)
        /// The person left the form without saving.
        case left
    }

    /// The fields in the order in which they are asked.
    public let fields: [FormField<Value>]
    /// The value before the form was filled in.
    public let original: Value
    /// The value with the answers so far.
    public private(set) var value: Value
    private var index = 0

    /// Creates a form that starts with a value and asks for its first field. The names of the fields must be unique.
    public init(_ value: Value, fields: [FormField<Value>]) {
        precondition(Set(fields.map(\.name)).count == fields.count, "Two fields of a form have one name.")
        (original, self.value, self.fields) = (value, value, fields)
    }

    /// The current question.
    public var step: Step { field.map { .field($0.name) } ?? .confirmation }

    /// The current field; `nil` at the confirmation.
    package var field: FormField<Value>? { fields.indices.contains(index) ? fields[index] : nil }

    /// Applies one input, such as an answer or a step back.
    ///
    /// - Throws: the error of parsing the answer, and `UsageError` for a step back before the first field. The form
    ///   is unchanged then, so that the same question is asked again.
    @discardableResult public mutating func take(_ input: FormInput) throws -> Outcome {
        switch input {
        case .answer(let text): try advance { field, value in try field.choose(text, into: &value) }
        case .clear: try advance { field, value in try field.read("-", into: &value) }
        case .keep: try advance { _, _ in }
        case .skipToEnd: try skipToEnd()
        case .goBack:
            guard index > 0 else { throw UsageError(FormPhrases.firstField) }
            index -= 1
        case .explain: break
        case .save: return .saved(value)
        case .leave: return .left
        }
        return .asking
    }

    /// Applies a change to the current field and advances to the next.
    private mutating func advance(_ change: (FormField<Value>, inout Value) throws -> Void) throws {
        guard let field else { return }
        var changed = value
        try change(field, &changed)
        // Parsing an empty answer throws the error that explains why the field is required.
        if !field.isFilled(changed) { try field.answer("", into: &changed) }
        value = changed
        index += 1
    }

    /// Skips to the next field that must be filled, or to the confirmation.
    private mutating func skipToEnd() throws {
        if let field, !field.isFilled(value) { return try advance { _, _ in } }
        index = fields[index...].firstIndex { !$0.isFilled(value) } ?? fields.count
    }
}

extension Form: Equatable {
    /// Returns whether both forms have equal values and equally named fields, and are at the same question.
    public static func == (left: Form, right: Form) -> Bool {
        left.index == right.index && left.value == right.value && left.original == right.original
            && left.fields.map(\.name) == right.fields.map(\.name)
    }
}

extension Form: CustomStringConvertible {
    /// The value and the current question, for debugging.
    public var description: String { "\(value), asking \(field?.name.english ?? "…")" }
}

/// An input to a ``Form``, which a screen passes to its interactor in an action.
public enum FormInput: Equatable, Sendable {
    /// Fills in the current field with an answer.
    case answer(String)
    /// Keeps the current field as it is: an empty line.
    case keep
    /// Clears the current field: `-`.
    case clear
    /// Goes back to the previous field: `<`.
    case goBack
    /// Skips to the end, or to the next field that must be filled: `.`.
    case skipToEnd
    /// Explains the possible answers: `?`.
    case explain
    /// Saves the value: `yes`, `.`, or an empty line, after all fields.
    case save
    /// Leaves the form without saving: `no`, or the end of input.
    case leave
}

extension FormInput {
    /// Parses a line that answers the question for a field. After a backslash, `<`, `.`, `-` and `?` are ordinary
    /// answers: `\?` is the answer `?`. White space around an answer is ignored. The full-width signs of an input method
    /// mean the same.
    public init(answering line: String) {
        let word = line.withoutSpaceAround
        if word.isEmpty { self = .keep; return }
        if let key = Self.keys[word.halfWidth] { self = key; return }
        let key = word.drop { $0 == "\\" }
        self = .answer(key != word && Self.keys[String(key)] != nil ? String(word.dropFirst()) : word)
    }

    /// Parses a line that answers the question whether to save.
    package init(confirming line: String) throws(UsageError) {
        let word = line.withoutSpaceAround
        switch (word.halfWidth, Bool(answer: word)) {
        case ("", _), (".", _), (_, true): self = .save
        case (_, false): self = .leave
        case ("<", _): self = .goBack
        case ("?", _): self = .explain
        default: throw UsageError(FormPhrases.yesOrNo)
        }
    }

    private static let keys: [String: FormInput] = ["<": .goBack, ".": .skipToEnd, "-": .clear, "?": .explain]
}

extension String {
    fileprivate var withoutSpaceAround: String {
        let start = drop(while: \.isWhitespace)
        return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
    }
}

extension Bool {
    /// Parses an answer to a yes-or-no question, ignoring case and width; `nil` if it means neither in any language of the project.
    package init?(answer: String) {
        let word = answer.halfWidth.lowercased()
        let isYes = Language.allCases.contains { $0.tongue.yes.contains(word) }
        guard isYes || Language.allCases.contains(where: { $0.tongue.no.contains(word) }) else { return nil }
        self = isYes
    }
}
