/// The error for a document that is not valid JSON or CSV, or that has missing, unknown, or wrong values.
public struct FormatError: Explained, Equatable {
    /// The position of the error in the document.
    public let place: DocumentPlace
    /// The reason for the error.
    public let fault: FormatFault

    /// Creates an error in a field of a line; without a field, the error is about the whole line. Lines are counted
    /// from 1.
    public init(line: Int, field: String? = nil, _ fault: FormatFault) {
        (place, self.fault) = (DocumentPlace(line: line, field: field), fault)
    }

    /// The error message: one line that begins with the position.
    public var explanation: Phrase { place.phrase(fault.explanation) }
}

/// The error type of a decoder for one kind of document. The decoder reports format errors by wrapping a
/// ``FormatError``.
public protocol DocumentFailure: Error {
    init(_ error: FormatError)
}
