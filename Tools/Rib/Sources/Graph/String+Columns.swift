extension String {
    /// Returns the text padded with trailing spaces to the width of a column.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

    /// Returns the text padded with leading spaces to the width of a column.
    func leftPadded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }

    /// The text without trailing spaces.
    var trimmingEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
