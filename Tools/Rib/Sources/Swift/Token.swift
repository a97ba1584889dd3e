/// A token of a Swift file: a word, a sign, or a whole literal.
package struct Token: Sendable {
    /// The kind of a token.
    package enum Kind: Sendable {
        /// An identifier, a keyword or a number.
        case word
        /// An identifier in backticks, which is not a keyword.
        case escapedWord
        /// One byte of an operator or a bracket.
        case sign
        /// A string with its quotes, or a regular expression with its slashes. Code in an interpolation has its own
        /// tokens, which come before this one.
        case literal
        /// A word after `#`, such as `#if`.
        case directive
    }

    /// The kind.
    package let kind: Kind
    /// The byte range of the token in the file.
    package let range: Range<Int>
    /// The number of the token's first line, counted from 1.
    package let line: Int
}
