public import Documents

/// The error of a decoder that adds nothing to the errors of the format, except that the document is of another kind.
public enum PlainFailure: DocumentFailure, Equatable {
    /// Wraps an error of the format.
    case format(FormatError)
    /// A document of another kind.
    case other

    /// Wraps an error of the format.
    public init(_ error: FormatError) {
        self = .format(error)
    }
}
