public import JSON
public import Languages

/// An import that awaits confirmation.
public struct PreparedImport: Sendable {
    /// The changes that it would make, one line each.
    package let preview: [Phrase]
    /// The question to confirm.
    package let question: Phrase
    /// The members of the JSON reply.
    package let details: JSONObject
    /// Imports everything or nothing, and returns the reply.
    package let carryOut: @Sendable (Progress) async throws -> Phrase

    /// A prepared import. Cancelling the task of `carryOut` cancels the whole import.
    public init(
        preview: [Phrase], question: Phrase, details: JSONObject,
        carryOut: @escaping @Sendable (Progress) async throws -> Phrase
    ) {
        (self.preview, self.question) = (preview, question)
        (self.details, self.carryOut) = (details, carryOut)
    }
}
