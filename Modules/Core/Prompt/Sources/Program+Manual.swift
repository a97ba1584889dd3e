import Platform
import Ribcage

// The manual page, in the format man(7).
@MainActor extension Program {
    /// The page, made of what `--help` and `help` show.
    var manual: String {
        var lines = [
            ".\\\" Written by: \(name) manual",
            ".TH \(name.uppercased().roff) 1 \"\" \"\("\(name) \(version)".roff)\" \"User Commands\"",
            ".SH NAME", "\(name.roff) \\- \(shortSummary.roff)",
            ".SH SYNOPSIS",
        ]
        lines += usages.flatMap { [$0.usage.asUsage, ".br"] }.dropLast()
        lines += [".SH DESCRIPTION", summary.asRoffLine, ".PP"] + Self.introduction.map(\.asRoffLine)
        lines += [".SH OPTIONS"] + Option.listed.flatMap { Self.paragraph($0.usage, $0.summary) }
        lines += [".SH COMMANDS"] + guides.filter { !$0.place.isEmpty }.flatMap(section)
        lines +=
            [".SS anywhere"]
            + PromptHost.listedEntries(withHistory: remembersEdits, documents: documents).flatMap(Self.paragraph)
        lines += [".SS in the arguments alone"] + Self.commands.map(\.entry).flatMap(Self.paragraph)
        lines += jsonSection
        lines += [".SH EXIT STATUS"] + Self.exitCodes.flatMap { Self.paragraph("\($0.rawValue)", $1) }
        if !examples.isEmpty { lines += [".SH EXAMPLES", ".EX"] + examples.map(\.asRoffLine) + [".EE"] }
        return lines.joined(separator: "\n")
    }

    /// The summary as it stands behind a name: a small letter first, and no full stop.
    private var shortSummary: String {
        let text = summary.hasSuffix(".") ? summary.dropLast() : summary[...]
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    private static let introduction = [
        "The places of the program are a tree, and the prompt says where you are.",
        "A word goes to the place where you are, then to the ones above it.",
        "The beginning of a word is enough where no other word begins so.",
        "Words in the arguments lead to a place, carry out one command, or both.",
        "Lines can come through a pipe, which stops at the first error unless --keep-going says otherwise.",
        "What takes something away is never meant by its beginning, and what takes much away asks first.",
    ]

    private static let exitCodes: [(ExitCode, String)] = [
        (.ok, "All was done."), (.failed, "Something failed, or a script had to stop."),
        (.usage, "The words of the arguments were not understood."),
        (.declined, "A command that asks first was not confirmed."),
    ]

    /// What can be typed in one place, under the way to write the place.
    private func section(_ guide: Guide) -> [String] {
        let signpost = guides.flatMap(\.signposts).first { $0.name == guide.place }
        let entries = guide.commands + guide.signposts.map(Entry.init)
        return [".SS \((signpost?.usage ?? guide.place).roff)"] + entries.flatMap(Self.paragraph)
    }

    private static func paragraph(_ entry: Entry) -> [String] {
        let example = entry.example.map { [".br", "For example: \\fB\($0.roff)\\fR"] } ?? []
        return paragraph(entry.usage, entry.summary) + example
    }

    static func paragraph(_ usage: String, _ summary: String) -> [String] {
        [".TP", usage.asUsage, summary.asRoffLine]
    }
}

extension String {
    /// The text as roff reads it: in ASCII, with nothing in it that would be an order.
    var roff: String {
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
    var asRoffLine: String {
        hasPrefix(".") || hasPrefix("'") ? "\\&\(roff)" : roff
    }

    /// A usage line, the first word bold and what it takes slanted.
    fileprivate var asUsage: String {
        let words = split(separator: " ", maxSplits: 1).map { String($0).roff }
        return "\\fB\(words.first ?? "")\\fR" + words.dropFirst().map { " \\fI\($0)\\fR" }.joined()
    }
}
