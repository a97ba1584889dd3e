/// The reason why a document is not valid JSON or CSV, or why one of its values is missing, unknown, or wrong.
public enum FormatFault: Explained, Equatable {
    /// Invalid UTF-8.
    case notUTF8
    /// Invalid JSON, with the number of the first invalid character in its line, counted from 1.
    case noJSON(character: Int)
    /// A name that occurs twice in an object or in the header of a table.
    case repeatedField
    /// A required value that is missing.
    case missing
    /// An unknown name of a field, with the known names.
    case unknownField(known: [String])
    /// A value of the wrong kind, with the required kind and the value found.
    case wrongKind(ValueKind, found: String)
    /// A value that is not allowed, with the allowed values and the value found.
    case notOneOf([String], found: String)
    /// A quote without a closing quote.
    case openQuote
    /// A quote within a field, or text after a closing quote.
    case strayQuote
    /// A row with the wrong number of fields, and the number of columns in the header.
    case fieldCount(found: Int, wanted: Int)

    /// The required kind of a value.
    public enum ValueKind: Equatable, Sendable {
        case object, array, text, textOrNothing, number, numberOrNothing, decimal, decimalOrNothing, truth
    }

    /// The error message: one line, without the position.
    public var explanation: Phrase {
        switch self {
        case .notUTF8: FormatPhrases.notUTF8
        case .noJSON(let character): FormatPhrases.noJSON(character: character)
        case .repeatedField: FormatPhrases.repeatedField
        case .missing: FormatPhrases.missing
        case .unknownField(let known): FormatPhrases.unknownField(known: known.joined(separator: ", "))
        case .wrongKind(let kind, let found): FormatPhrases.wrongKind(kind.phrase, found: found)
        case .notOneOf(let words, let found): FormatPhrases.notOneOf(words.joined(separator: ", "), found: found)
        case .openQuote: FormatPhrases.openQuote
        case .strayQuote: FormatPhrases.strayQuote
        case .fieldCount(let found, let wanted): FormatPhrases.fieldCount(found: found, wanted: wanted)
        }
    }
}

extension FormatFault.ValueKind {
    fileprivate var phrase: Phrase {
        switch self {
        case .object: FormatPhrases.object
        case .array: FormatPhrases.array
        case .text: FormatPhrases.text
        case .textOrNothing: FormatPhrases.textOrNull
        case .number: FormatPhrases.number
        case .numberOrNothing: FormatPhrases.numberOrNull
        case .decimal: FormatPhrases.decimal
        case .decimalOrNothing: FormatPhrases.decimalOrNull
        case .truth: FormatPhrases.truth
        }
    }
}

/// A position in a document: a whole line, or one value or column of a line.
public struct DocumentPlace: Hashable, Sendable {
    /// The number of the line, counted from 1.
    public let line: Int
    /// The path of the value, such as `sets[2].name`, or the name of the column; `nil` for the whole line.
    public let field: String?

    /// Creates a position; without a field, the position is the whole line.
    public init(line: Int, field: String? = nil) {
        (self.line, self.field) = (line, field)
    }

    /// Returns a message on one line: this position, then `what`.
    public func phrase(_ what: Phrase) -> Phrase { FormatPhrases.at(line: line, field: field, what) }
}
