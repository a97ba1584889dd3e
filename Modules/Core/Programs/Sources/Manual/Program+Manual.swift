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
        var lines = page.beginning(name, version: version, summary: summary, usages: usages.map(\.usage))
        lines += [".PP"] + page.lines(ProgramManualPhrases.introduction) + page.options(ProgramOption.options)
        lines += [page.section(SettingPhrases.environment)] + page.lines(SettingPhrases.environmentIntroduction)
        lines += variables.flatMap(page.paragraph)
        lines += [page.section(SettingPhrases.files), ".TP", page.usage(Phrase(typed: configurationFile))]
        lines += page.lines(SettingPhrases.fileIntroduction("$XDG_CONFIG_HOME/\(name)"))
        lines += [page.section(ManualPhrases.commands)]
        lines += guides.filter { !$0.place.isEmpty }.flatMap { place($0, on: page) }
        lines += [page.subsection(HostPhrases.anywhere)]
        lines += hostCommands.entries().flatMap(page.paragraph)
        lines += [page.subsection(ManualPhrases.inArguments)] + commands.map(\.entry).flatMap(page.paragraph)
        lines += jsonSection(on: page)
        lines += page.exitStatus(ProgramManualPhrases.exitCodes)
        if !examples.isEmpty {
            lines += [page.section(ManualPhrases.examples), ".EX"] + examples.map(page.line) + [".EE"]
        }
        return lines.joined(separator: "\n")
    }

    /// What can be typed in one place, under the way to write the place.
    private func place(_ guide: Guide, on page: ManualPage) -> [String] {
        let signpost = guides.flatMap(\.signposts).first { $0.name == guide.place }
        let entries = guide.commands + guide.signposts.map(Entry.init)
        return [page.subsection(signpost?.usage ?? Phrase(verbatim: guide.place))] + entries.flatMap(page.paragraph)
    }
}
