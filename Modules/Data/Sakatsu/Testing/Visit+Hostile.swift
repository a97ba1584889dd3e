import Basics
package import SakatsuDomainInterface

// rib: verbatim file: what a person might have typed to break a document

extension Visit {
    /// Sample visits whose texts look like Markdown, formulas, tags, and control sequences.
    package static var hostile: [Visit] {
        get throws {
            let texts = [
                "=HYPERLINK(\"http://x\")", "a,b\"c\"\nd", "# heading", "- list", "1. list", "| a | b |", "> quote",
                "a\\",
                "\\", "\u{1B}[31mred", "\u{202E}txt.exe", "e\u{301}", "\u{E9}", "&#x41;", "<b>&amp;</b>",
                "two\r\nlines",
                "a\u{2028}b", "''", "'=1", "{\"schema\":1}", "a: b: 3", "Date: 2026-01-01", "``` code", "_ * _",
                "x\u{200B}y",
                "\u{FEFF}mark", "\u{301}mark", " \u{301}mark", "tab\there", "👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "세트", "## セット",
                "cold bath",
            ]
            return try texts.enumerated().map { index, text in
                var temperatures = Temperatures(sauna: try Temperature("-0.5"))
                try temperatures.set(.named(StepName(text)), to: Temperature(tenths: index))
                let step = try Step(.rest, 7, name: StepName(text), emoji: Emoji("1️⃣"))
                return try Visit(
                    Facility(text), on: Day(number: 20_000 - index), foreword: Remark("\(text)\n\n\(text)"),
                    temperatures: temperatures, sets: [SaunaSet(step), SaunaSet("1/-/1")],
                    afterword: Remark("first\n\(text)\nlast"))
            }
        }
    }
}
