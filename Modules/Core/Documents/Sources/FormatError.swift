public import Languages

/// The refusal of a document as JSON or CSV.
public struct FormatError: Explained, Equatable {
    /// Where it goes wrong.
    public let place: DocumentPlace
    /// The reason.
    public let fault: FormatFault

    /// The error at a line, and at a field if the value has one.
    public init(line: Int, field: String? = nil, _ fault: FormatFault) {
        (place, self.fault) = (DocumentPlace(line: line, field: field), fault)
    }

    /// One line for a person, which begins with the place.
    public var explanation: Phrase { place.phrase(fault.explanation) }
}

/// An error of a reader of documents about one subject, which can be one of the format.
public protocol DocumentFailure: Error {
    /// The error of the format.
    init(_ error: FormatError)
}
