extension String {
    /// The text without white space and line ends around it; empty when it has no character that can be seen.
    func trimmingWhitespace() -> String {
        guard
            let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }),
            unicodeScalars.contains(where: \.isVisible)
        else { return "" }
        return String(self[first...last])
    }
}

extension Unicode.Scalar {
    /// Whether the scalar shows anything by itself: no white space, control, format character or variation selector.
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .nonspacingMark: false
        default: true
        }
    }
}
