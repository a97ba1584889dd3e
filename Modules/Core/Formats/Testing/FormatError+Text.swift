public import Formats
import Languages

extension FormatFault {
    /// The English text, for tests that compare all that a person reads.
    public var text: String { explanation.english }
}
