extension Int {
    /// Parses a number as people type it: with ASCII digits or full-width ones (U+FF10…U+FF19), which Korean and
    /// Japanese input methods produce. `nil` for anything else.
    public init?(typed text: some StringProtocol) {
        self.init(text.halfWidth)
    }
}

extension StringProtocol {
    /// The text with full-width forms replaced by ASCII (Unicode block "Halfwidth and Fullwidth Forms").
    public var halfWidth: String {
        var scalars = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            let isFullWidth = (0xFF01...0xFF5E).contains(scalar.value)
            scalars.append(isFullWidth ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
        }
        return String(scalars)
    }
}
