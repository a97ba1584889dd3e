public import Documents

/// An error of a reader that tells nothing but what the format says, or that a document is another one.
public enum PlainFailure: DocumentFailure, Equatable {
    /// The error of the format.
    case format(FormatError)
    /// Some other document.
    case other

    /// The error of the format.
    public init(_ error: FormatError) {
        self = .format(error)
    }
}
