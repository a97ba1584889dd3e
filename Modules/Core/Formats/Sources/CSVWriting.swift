extension [String] {
    /// The strings as one row of CSV (RFC 4180), ending with CRLF.
    ///
    /// Spreadsheets execute a field that begins with `=`, `+`, `-` or `@` as a formula. An apostrophe is inserted
    /// before such a field, and before a field in which only apostrophes precede the sign. A ``CSVTable`` removes one
    /// apostrophe from such fields. So nothing is executed and nothing is lost, even if a spreadsheet saves the table.
    public var csvRow: String { map(\.csvField).joined(separator: ",") + "\r\n" }
}

extension String {
    /// The text as a CSV field: quoted if necessary, with an apostrophe before a formula.
    fileprivate var csvField: String {
        let text = beginsLikeFormula ? "'" + self : self
        guard text.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else { return text }
        // By scalars: a quote with a combining mark is another character, but a parser of bytes sees a quote.
        var quoted = String.UnicodeScalarView("\"".unicodeScalars)
        for scalar in text.unicodeScalars {
            if scalar == "\"" { quoted.append(scalar) }
            quoted.append(scalar)
        }
        quoted.append("\"")
        return String(quoted)
    }

    /// The text without the apostrophe before a formula, if there is one.
    var unguarded: String {
        unicodeScalars.first == "'" && beginsLikeFormula ? String(unicodeScalars.dropFirst()) : self
    }

    /// Whether the text begins with a formula sign, possibly after apostrophes. Full-width signs count, too, because
    /// some spreadsheets treat them like ASCII signs.
    private var beginsLikeFormula: Bool {
        switch unicodeScalars.first(where: { $0 != "'" }) {
        case "=", "+", "-", "@", "＝", "＋", "－", "＠": true
        default: false
        }
    }
}
