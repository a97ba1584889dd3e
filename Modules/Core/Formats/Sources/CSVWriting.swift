extension [String] {
    /// The texts as the fields of a row of a table (RFC 4180), with its end.
    ///
    /// Spreadsheets take a field that begins with `=`, `+`, `-` or `@` for a formula and carry it out. Such a field gets an
    /// apostrophe before it, and one that has apostrophes before such a sign gets one more; a ``CSVTable`` takes one away
    /// again. So nothing is carried out and nothing is lost, also by way of a spreadsheet that writes the table again.
    public var csvRow: String { map(\.csvField).joined(separator: ",") + "\r\n" }
}

extension String {
    /// The text as a field of a table.
    fileprivate var csvField: String {
        let text = beginsLikeFormula ? "'" + self : self
        guard text.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else { return text }
        // A quote with a mark on it is another character, and yet a quote to whoever reads bytes.
        var quoted = String.UnicodeScalarView("\"".unicodeScalars)
        for scalar in text.unicodeScalars {
            if scalar == "\"" { quoted.append(scalar) }
            quoted.append(scalar)
        }
        quoted.append("\"")
        return String(quoted)
    }

    /// The text without the apostrophe that guards against formulas.
    var unguarded: String {
        unicodeScalars.first == "'" && beginsLikeFormula ? String(unicodeScalars.dropFirst()) : self
    }

    /// Whether a sign that begins a formula comes first, perhaps after apostrophes. The wide ones are the same to some
    /// spreadsheets.
    private var beginsLikeFormula: Bool {
        switch unicodeScalars.first(where: { $0 != "'" }) {
        case "=", "+", "-", "@", "＝", "＋", "－", "＠": true
        default: false
        }
    }
}
