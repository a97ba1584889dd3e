import Commands
public import Languages

/// A wizard that fills in a value, field after field: an empty line keeps the current value, `<` goes one field
/// back, `.` to the end, `-` empties, `?` explains, and all is shown before it is saved.
///
/// It is a value in an interactor's state. The screen asks its ``Question``, whose answers come back as the interactor's
/// own action. A form for a visit to a sauna, whole:
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
///     case .left: try await router?.leave()
///     }
///
///     // The screen:
///     func page(of state: State, for reader: Reader) -> Text { state.form.preview(for: reader) }
///     func hint(in state: State, for reader: Reader) -> Text? { state.form.keys.text(for: reader) }
///     func question(in state: State) -> Question? { state.form.question }
///     static let answer: Answer<VisitInteractor>? = Answer(leave: { _ in FormInput.leave }) {
///         try $0.form.input($1)
///     } action: {
///         .form($0)
///     } reply: { state, input in
///         state.form.reply(to: input)
///     }
public struct Form<Value: Equatable & Sendable>: Sendable {
    /// The next question.
    public enum Step: Equatable, Sendable {
        /// The field of that name.
        case field(Phrase)
        /// All fields are asked: save or not?
        case confirmation
    }

    /// The result of an input.
    public enum Outcome: Equatable, Sendable {
        /// It goes on, with the same field or another.
        case asking
        /// The person wants the value to be kept. The form is as before: where that fails, they can try again.
        case saved(Value)
        /// The person gave it up.
        case left
    }

    /// The fields in the order in which they are asked.
    public let fields: [FormField<Value>]
    /// The value with which the form began.
    public let original: Value
    /// The field's current value.
    public private(set) var value: Value
    private var index = 0

    /// A form at its first field, over an original value.
    public init(_ value: Value, fields: [FormField<Value>]) {
        precondition(Set(fields.map(\.name)).count == fields.count, "Two fields of a form have one name.")
        (original, self.value, self.fields) = (value, value, fields)
    }

    /// The next question.
    public var step: Step { field.map { .field($0.name) } ?? .confirmation }

    /// Whether the value differs from the initial one.
    public var hasChanges: Bool { value != original }

    /// The field that is asked; `nil` when all are.
    package var field: FormField<Value>? { fields.indices.contains(index) ? fields[index] : nil }

    /// Applies one input, such as an answer or a step back.
    ///
    /// - Throws: what the field's own reading throws, and ``UsageError`` for a way back before the first field. The form
    ///   is as before then, so that the same is asked again.
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

    /// Asks the next field, once the one that is asked is filled.
    private mutating func advance(_ change: (FormField<Value>, inout Value) throws -> Void) throws {
        guard let field else { return }
        var changed = value
        try change(field, &changed)
        // The reading of an empty answer says why there must be one.
        if !field.isFilled(changed) { try field.answer("", into: &changed) }
        value = changed
        index += 1
    }

    /// Asks the next field that has to be filled, or whether to save.
    private mutating func skipToEnd() throws {
        if let field, !field.isFilled(value) { return try advance { _, _ in } }
        index = fields[index...].firstIndex { !$0.isFilled(value) } ?? fields.count
    }
}

extension Form: Equatable {
    /// Whether the same fields are filled with the same, and the same is asked next.
    public static func == (left: Form, right: Form) -> Bool {
        left.index == right.index && left.value == right.value && left.original == right.original
            && left.fields.map(\.name) == right.fields.map(\.name)
    }
}

extension Form: CustomStringConvertible {
    /// The values and the current question, in a line for developers.
    public var description: String { "\(value), asking \(field?.name.english ?? "…")" }
}
