public import Languages

/// The error for a document that is not valid JSON or CSV.
public struct FormatError: Explained, Equatable {
    /// The position of the error.
    public let place: DocumentPlace
    /// The reason.
    public let fault: FormatFault

    /// An error at a line, and in a field if the value has one.
    public init(line: Int, field: String? = nil, _ fault: FormatFault) {
        (place, self.fault) = (DocumentPlace(line: line, field: field), fault)
    }

    /// One line for a person, beginning with the position.
    public var explanation: Phrase { place.phrase(fault.explanation) }
}

/// The error type of a decoder for one kind of document, which includes errors of the format.
public protocol DocumentFailure: Error {
    /// Wraps an error of the format.
    init(_ error: FormatError)
}
