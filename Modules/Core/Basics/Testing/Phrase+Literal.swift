public import Basics

/// In tests and examples, a literal is a phrase without translations. In a program, such a literal does not compile.
extension Phrase: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// Creates a phrase in English only.
    public init(stringLiteral text: String) {
        self.init(verbatim: text)
    }

    /// Creates a phrase in English only, from a literal with interpolated values.
    public init(stringInterpolation interpolation: Wording<English>.StringInterpolation) {
        let wording = Wording<English>(stringInterpolation: interpolation)
        self.init(wording)
    }
}
