import Commands
import Languages
import Platform
import Prompt
import Ribcage
import Screens

// The manual page, in the format man(7).
@MainActor extension Program {
    /// The page, made of what `--help` and `help` show.
    func manual(in language: Language) -> String {
        let page = ManualPage(language: language)
        var lines = [
            ".\\\" Written by: \(name) manual",  // rib: verbatim, a comment of roff
            page.title(name, version: version),
            page.section(ManualPhrases.name), page.line("\(name) - \(shortSummary(in: language))"),
            page.section(ManualPhrases.synopsis),
        ]
        lines += usages.flatMap { [page.usage($0.usage), ".br"] }.dropLast()
        lines += [page.section(ManualPhrases.description), page.line(summary), ".PP"]
        lines += page.lines(ProgramManualPhrases.introduction) + [page.section(ManualPhrases.options)]
        lines += Option.listed.flatMap { page.paragraph(Phrase(verbatim: $0.usage), $0.summary) }
        lines += [page.section(ManualPhrases.commands)]
        lines += guides.filter { !$0.place.isEmpty }.flatMap { place($0, on: page) }
        lines += [page.subsection(HostPhrases.anywhere)]
        lines += HostCommands(withHistory: edits != nil, documents: documents).entries().flatMap(page.paragraph)
        lines += [page.subsection(ManualPhrases.inArguments)] + Self.commands.map(\.entry).flatMap(page.paragraph)
        lines += jsonSection(on: page)
        lines += [page.section(ManualPhrases.exitStatus)]
        lines += ProgramManualPhrases.exitCodes.flatMap { page.paragraph(Phrase(verbatim: "\($0.rawValue)"), $1) }
        if !examples.isEmpty {
            lines += [page.section(ManualPhrases.examples), ".EX"] + examples.map(page.line) + [".EE"]
        }
        return lines.joined(separator: "\n")
    }

    /// The summary as it stands behind a name: a small letter first, and no full stop.
    private func shortSummary(in language: Language) -> String {
        let text = summary.text(in: language)
        let whole = text.last.map { ".。".contains($0) } == true ? text.dropLast() : text[...]
        return whole.prefix(1).lowercased() + whole.dropFirst()
    }

    /// What can be typed in one place, under the way to write the place.
    private func place(_ guide: Guide, on page: ManualPage) -> [String] {
        let signpost = guides.flatMap(\.signposts).first { $0.name == guide.place }
        let entries = guide.commands + guide.signposts.map(Entry.init)
        return [page.subsection(signpost?.usage ?? Phrase(verbatim: guide.place))] + entries.flatMap(page.paragraph)
    }
}
