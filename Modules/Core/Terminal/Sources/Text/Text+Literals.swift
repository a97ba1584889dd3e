extension Text: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// A plain text, written as a literal.
    public init(stringLiteral string: String) {
        self.init(string)
    }

    /// A text from a literal with values in it, such as `"Hello, \(name.bold)!"`.
    public init(stringInterpolation interpolation: StringInterpolation) {
        self = interpolation.text
    }

    /// Gathers the pieces of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text: Text = ""

        /// Starts with an empty text; the numbers are hints that are not needed.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds the literal text between the values, plain.
        public mutating func appendLiteral(_ literal: String) {
            text += Text(literal)
        }

        /// Adds a text, which keeps its styles.
        public mutating func appendInterpolation(_ value: Text) {
            text += value
        }

        /// Adds a string as ``Text/init(line:_:)`` does, in a style of its own if wanted: `"\(name, Style(bold:
        /// true))"`.
        public mutating func appendInterpolation(_ value: String, _ style: Style = .plain) {
            text += Text(line: value, style)
        }

        /// Adds the description of a value, such as a number, on the same line.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            text += Text(line: value.description)
        }
    }
}
