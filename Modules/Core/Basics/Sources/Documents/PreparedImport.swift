/// An import that awaits confirmation.
public struct PreparedImport: Sendable {
    /// The changes that the import would make, one line each.
    package let preview: [Phrase]
    /// A hint for the person: how an answer to ``question`` can change the meanings of the document's columns; `nil` if
    /// the meanings cannot be changed.
    package let columns: Phrase?
    /// The question that asks for confirmation.
    package let question: Phrase
    /// The members of the JSON reply to `import`.
    package let details: JSONObject
    /// Imports everything and returns the reply for a person, or throws an error and imports nothing.
    package let carryOut: @Sendable (Progress) async throws -> Phrase

    /// Creates a prepared import. Canceling the task that runs `carryOut` cancels the whole import.
    public init(
        preview: [Phrase], columns: Phrase? = nil, question: Phrase, details: JSONObject,
        carryOut: @escaping @Sendable (Progress) async throws -> Phrase
    ) {
        (self.preview, self.columns, self.question) = (preview, columns, question)
        (self.details, self.carryOut) = (details, carryOut)
    }
}
