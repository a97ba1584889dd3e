public import Languages

/// In tests and examples a literal is a phrase without translations. In a program it does not compile.
extension Phrase: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// English alone.
    public init(stringLiteral text: String) {
        self.init(verbatim: text)
    }

    /// English alone, with values in it.
    public init(stringInterpolation interpolation: Wording<English>.StringInterpolation) {
        let wording = Wording<English>(stringInterpolation: interpolation)
        self.init(wording)
    }
}
