import Languages

/// Writes the pieces of a manual page in the format man(7), in one language.
struct ManualPage {
    let language: Language

    /// The first order of the page.
    func title(_ name: String, version: String) -> String {
        let heading = ManualPhrases.userCommands.text(in: language).roff
        return ".TH \(name.uppercased().roff) 1 \"\" \"\("\(name) \(version)".roff)\" \"\(heading)\""
    }

    func section(_ title: Phrase) -> String { ".SH \(title.text(in: language).roff)" }

    func subsection(_ title: Phrase) -> String { ".SS \(title.text(in: language).roff)" }

    func text(_ text: String) -> String { text.roff }

    /// A text as a line of its own.
    func line(_ phrase: Phrase) -> String { phrase.text(in: language).asRoffLine }

    /// How something is written, the first word bold and what it takes slanted.
    func usage(_ usage: Phrase) -> String {
        let words = usage.text(in: language).split(separator: " ", maxSplits: 1).map { String($0).roff }
        return "\\fB\(words.first ?? "")\\fR" + words.dropFirst().map { " \\fI\($0)\\fR" }.joined()
    }

    /// A word that can be typed.
    func paragraph(_ entry: Entry) -> [String] {
        let forExample = ManualPhrases.forExample.text(in: language).roff
        let example = entry.example.map { [".br", "\(forExample) \\fB\($0.text(in: language).roff)\\fR"] } ?? []
        return paragraph(entry.usage, entry.summary) + example
    }

    /// How something is written, and what it is for.
    func paragraph(_ usage: Phrase, _ summary: Phrase) -> [String] {
        [".TP", self.usage(usage), line(summary)]
    }
}

extension String {
    /// The text as roff reads it: in ASCII, with nothing in it that would be an order.
    fileprivate var roff: String {
        unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\e"
            case "-": "\\-"
            case "'": "\\(aq"
            case "`": "\\(ga"
            case "^": "\\(ha"
            case "~": "\\(ti"
            case _ where scalar.isASCII: String(scalar)
            default:
                "\\[u\(String(repeating: "0", count: max(0, 4 - String(scalar.value, radix: 16).count)))"
                    + "\(String(scalar.value, radix: 16, uppercase: true))]"
            }
        }.joined()
    }

    /// The text as a line of its own, where a dot or an apostrophe in front would begin an order.
    fileprivate var asRoffLine: String {
        hasPrefix(".") || hasPrefix("'") ? "\\&\(roff)" : roff
    }
}
