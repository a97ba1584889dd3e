extension String {
    /// The text with spaces behind it, as wide as a column.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

    /// The text with spaces before it, as wide as a column.
    func leftPadded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }

    /// The text without spaces at its end.
    var trimmingEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
