public import JSON
public import Languages

/// An import that waits for a yes.
public struct PreparedImport: Sendable {
    /// What it would do, a line for each thing.
    package let preview: [Phrase]
    /// What a person is asked.
    package let question: Phrase
    /// What a program is told of it.
    package let details: JSONObject
    /// Does it, all or nothing, and says what was done.
    package let carryOut: @Sendable (Progress) async throws -> Phrase

    /// An import that is prepared. `carryOut` may be given up in the middle, by cancelling its task.
    public init(
        preview: [Phrase], question: Phrase, details: JSONObject,
        carryOut: @escaping @Sendable (Progress) async throws -> Phrase
    ) {
        (self.preview, self.question) = (preview, question)
        (self.details, self.carryOut) = (details, carryOut)
    }
}
