package import Basics
package import Platform

/// A formatter for the parts of a manual page in one language. Its output has the format of man(7).
package struct ManualPage {
    package let language: Language

    package init(language: Language) {
        self.language = language
    }

    /// Returns the `.TH` line, which begins the page.
    package func title(_ name: String, version: String) -> String {
        let heading = ManualPhrases.userCommands.text(in: language).roff
        let title = ".TH \(name.uppercased().roff) 1 \"\" \"\("\(name) \(version)".roff)\" \"\(heading)\""
        // Few words fit on a line of wide letters: such lines are not justified, and no word is hyphenated.
        // rib: verbatim, orders of roff
        return language.tongue.hasWideLetters ? "\(title)\n.ad l\n.nh" : title
    }

    /// Returns the sections NAME and SYNOPSIS, and the beginning of DESCRIPTION, which is the summary.
    package func beginning(_ name: String, version: String, summary: Phrase, usages: [Phrase]) -> [String] {
        [
            ".\\\" Written by: \(name) manual",  // rib: verbatim, a comment of roff
            title(name, version: version), section(ManualPhrases.name), line("\(name) - \(short(summary))"),
            section(ManualPhrases.synopsis),
        ] + usages.flatMap { [usage($0), ".br"] }.dropLast()
            + [section(ManualPhrases.description), line(summary)]
    }

    /// Returns the summary for the NAME section, with a lowercase first letter and without a full stop.
    private func short(_ summary: Phrase) -> String {
        let text = summary.text(in: language)
        let whole = text.last.map { ".。".contains($0) } == true ? text.dropLast() : text[...]
        return whole.prefix(1).lowercased() + whole.dropFirst()
    }

    package func options(_ options: [CommandOption]) -> [String] {
        [section(ManualPhrases.options)] + options.flatMap { paragraph($0.usage, $0.summary ?? Phrase(typed: "")) }
    }

    /// Returns the section EXIT STATUS, with the meaning of each exit code.
    package func exitStatus(_ codes: [(ExitCode, Phrase)]) -> [String] {
        [section(ManualPhrases.exitStatus)] + codes.flatMap { paragraph(Phrase(typed: "\($0.rawValue)"), $1) }
    }

    package func section(_ title: Phrase) -> String { ".SH \(title.text(in: language).roff)" }

    package func subsection(_ title: Phrase) -> String { ".SS \(title.text(in: language).roff)" }

    package func line(_ phrase: Phrase) -> String { line(phrase.text(in: language)) }

    package func line(_ text: String) -> String {
        // roff cannot break lines in scripts without spaces.
        language.tongue.markingBreaks(in: text).asRoffLine
    }

    /// Returns consecutive sentences as lines. In a language without spaces between sentences, all sentences are on one
    /// line, because roff turns a line end into a space.
    package func lines(_ sentences: [Phrase]) -> [String] {
        guard language.tongue.sentenceSpace.isEmpty, let first = sentences.first else { return sentences.map(line) }
        return [line(sentences.dropFirst().reduce(first) { $0.followed(by: $1) })]
    }

    /// Returns references to other pages, such as `man(1)`, with their names in bold.
    package func references(_ pages: [String]) -> String {
        pages.map { page in
            let name = page.prefix { $0 != "(" }
            return "\\fB\(String(name).roff)\\fR\(String(page.dropFirst(name.count)).roff)"
        }.joined(separator: ", ")
    }

    /// Returns a usage with its name in bold and its placeholders in italics. An option may have two names: `-h,
    /// --help`.
    package func usage(_ usage: Phrase) -> String {
        let words = usage.text(in: language).split(separator: " ").map { String($0).roff }
        let count = words.first?.hasSuffix(",") == true ? 2 : 1
        let names = words.prefix(count).joined(separator: " ")
        let taken = words.dropFirst(count).joined(separator: " ")
        return "\\fB\(names)\\fR" + (taken.isEmpty ? "" : " \\fI\(taken)\\fR")
    }

    /// Returns a paragraph about an entry: its usage, summary, details, and example.
    package func paragraph(_ entry: HelpEntry) -> [String] {
        paragraph(entry.usage, entry.summary) + (entry.details.map { [".br", line($0)] } ?? []) + example(entry.example)
    }

    /// Returns the lines that show an example in a paragraph; no lines if the example is `nil`.
    func example(_ example: Phrase?) -> [String] {
        let forExample = HelpPhrases.forExample.text(in: language).roff
        return example.map { [".br", "\(forExample) \\fB\($0.text(in: language).roff)\\fR"] } ?? []
    }

    package func paragraph(_ usage: Phrase, _ summary: Phrase) -> [String] {
        [".TP", self.usage(usage), line(summary)]
    }
}

extension String {
    /// The text escaped for roff: ASCII only, without control sequences.
    fileprivate var roff: String {
        unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\e"
            case "\u{200B}": "\\:"
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

    /// The text escaped for a line of its own: after `\&`, a leading dot or apostrophe does not begin a request.
    fileprivate var asRoffLine: String {
        hasPrefix(".") || hasPrefix("'") ? "\\&\(roff)" : roff
    }
}

/// The headings of a manual page, and the meanings of exit codes.
package enum ManualPhrases {
    package static let userCommands = Phrase("User Commands", .ko("사용자 명령"), .ja("ユーザーコマンド"))
    package static let name = Phrase("NAME", .ko("이름"), .ja("名前"))
    package static let synopsis = Phrase("SYNOPSIS", .ko("사용법"), .ja("書式"))
    package static let description = Phrase("DESCRIPTION", .ko("설명"), .ja("説明"))
    package static let options = Phrase("OPTIONS", .ko("옵션"), .ja("オプション"))
    package static let commands = Phrase("COMMANDS", .ko("명령"), .ja("コマンド"))
    package static let inArguments = Phrase("in the arguments alone", .ko("인자에서만"), .ja("引数でのみ"))
    package static let keys = Phrase("KEYS", .ko("키"), .ja("キー"))
    package static let seeAlso = Phrase("SEE ALSO", .ko("관련 항목"), .ja("関連項目"))
    package static let exitStatus = Phrase("EXIT STATUS", .ko("종료 코드"), .ja("終了コード"))
    package static let examples = Phrase("EXAMPLES", .ko("예"), .ja("例"))

    /// The meaning of exit code 0.
    package static let allDone = Phrase("All was done.", .ko("모두 완료했습니다."), .ja("すべて完了しました。"))
    /// The meaning of exit code 1 of a tool.
    static let failed = Phrase(
        "Something failed, or is not as it should be.", .ko("실패했거나 올바르지 않은 항목이 있습니다."),
        .ja("失敗したか、正しくない項目があります。"))
    /// The meaning of exit code 2.
    package static let notUnderstood = Phrase(
        "The words of the arguments were not understood.", .ko("인자의 단어를 인식할 수 없습니다."),
        .ja("引数の単語を認識できませんでした。"))
}
