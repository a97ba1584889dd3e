public import Basics

/// The error of a decoder in a test: an error of the format, or a document of another kind.
public enum PlainFailure: DocumentFailure, Equatable {
    /// An error of the format.
    case format(FormatError)
    /// The document is not of the kind that the decoder expects.
    case other

    /// Creates an error of the format.
    public init(_ error: FormatError) {
        self = .format(error)
    }
}
