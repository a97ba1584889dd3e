public import Languages

/// In tests and examples a literal is a phrase that is the same in every language. In a program it does not compile.
extension Phrase: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// The same text in every language.
    public init(stringLiteral text: String) {
        self.init(verbatim: text)
    }
}
