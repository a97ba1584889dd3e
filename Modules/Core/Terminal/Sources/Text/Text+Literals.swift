extension Text: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// Creates a text without a style from a literal.
    public init(stringLiteral string: String) {
        self.init(string)
    }

    /// Creates a text from an interpolated literal, such as `"Hello, \(name.bold)!"`.
    public init(stringInterpolation interpolation: StringInterpolation) {
        self = interpolation.text
    }

    /// The builder of an interpolated text.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text: Text = ""

        /// Creates an empty builder, and ignores the capacities, which are hints.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends the literal text between values, without a style.
        public mutating func appendLiteral(_ literal: String) {
            text += Text(literal)
        }

        /// Appends a text with its styles.
        public mutating func appendInterpolation(_ value: Text) {
            text += value
        }

        /// Appends a string on one line, as ``Text/init(line:_:)`` does, optionally with a style:
        /// `"\(name, Style(bold: true))"`.
        public mutating func appendInterpolation(_ value: String, _ style: Style = .plain) {
            text += Text(line: value, style)
        }

        /// Appends the description of a value, such as a number, on the same line.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            text += Text(line: value.description)
        }
    }
}
