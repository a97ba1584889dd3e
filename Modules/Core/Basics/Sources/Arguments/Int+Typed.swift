extension Int {
    /// Creates an integer from typed text, with ASCII digits or the full-width digits (U+FF10…U+FF19) of Korean and
    /// Japanese input methods; `nil` if the text is not an integer.
    public init?(typed text: some StringProtocol) {
        self.init(text.halfWidth)
    }
}

extension StringProtocol {
    /// The text with full-width forms replaced by ASCII characters (Unicode block “Halfwidth and Fullwidth Forms”).
    public var halfWidth: String {
        var scalars = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            let isFullWidth = (0xFF01...0xFF5E).contains(scalar.value)
            scalars.append(isFullWidth ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
        }
        return String(scalars)
    }
}
