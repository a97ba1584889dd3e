/// A piece of a Swift file that is code: a word, a sign, or a literal as a whole.
package struct Token: Sendable {
    /// What a piece is.
    package enum Kind: Sendable {
        /// An identifier, a keyword or a number.
        case word
        /// An identifier in backticks, which is no keyword.
        case escapedWord
        /// One byte of an operator or a bracket.
        case sign
        /// A string with its quotes, or a regular expression with its slashes. Code inside an interpolation has tokens
        /// of its own, which come before this one.
        case literal
        /// A word after `#`, such as `#if`.
        case directive
    }

    /// What it is.
    package let kind: Kind
    /// Where its bytes stand in the file.
    package let range: Range<Int>
    /// The number of the line on which it begins, counted from 1.
    package let line: Int
}
