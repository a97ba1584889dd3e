import Basics
import Commands
import Platform
import Ribcage
import Screens

// The manual page, in the format of man(7).
@MainActor extension Program {
    /// Returns the manual page, made from the same declarations as `--help` and `help`.
    func manual(in language: Language) -> String {
        let page = ManualPage(language: language)
        var lines = page.beginning(name, version: version, summary: summary, usages: usages.map(\.usage))
        lines.append(".PP")
        lines += page.lines(ProgramManualPhrases.introduction)
        lines += page.options(ProgramOption.options)
        lines.append(page.section(ManualPhrases.commands))
        lines += placeDescriptions.filter { !$0.place.isEmpty }.flatMap { place($0, on: page) }
        lines += [page.subsection(HostPhrases.anywhere)]
        lines += hostCommands.entries().flatMap(page.paragraph)
        lines += synonyms(on: page)
        lines.append(page.subsection(ManualPhrases.inArguments))
        lines += commands.map(\.entry).flatMap(page.paragraph)
        lines += [page.section(ManualPhrases.keys)]
        lines += ProgramManualPhrases.keys.flatMap { page.paragraph($0.key, $0.meaning) }
        lines += [page.section(SettingPhrases.environment)] + page.lines(SettingPhrases.environmentIntroduction)
        lines += variables.flatMap(page.paragraph)
        lines += page.paragraph(Phrase(typed: "PAGER"), ProgramManualPhrases.pagerVariable)
        lines += [page.section(SettingPhrases.files), ".TP", page.usage(Phrase(typed: configurationFile))]
        lines += page.lines(SettingPhrases.fileIntroduction("$XDG_CONFIG_HOME/\(name)"))
        lines += files.flatMap { page.paragraph(Phrase(typed: $0.path), $0.content) }
        lines += page.exitStatus(ProgramManualPhrases.exitCodes)
        if !examples.isEmpty {
            lines += [page.section(ManualPhrases.examples), ".EX"]
            lines += examples.map(page.line)
            lines.append(".EE")
        }
        lines += [page.section(ManualPhrases.seeAlso), page.references(["man(1)"])]
        lines += jsonSection(on: page)
        return lines.joined(separator: "\n")
    }

    /// Returns the lines about synonyms of the host's commands, which the help omits.
    private func synonyms(on page: ManualPage) -> [String] {
        let known = HostCommandTable.synonyms.map { words, name in
            let all = Language.allCases.map { words.text(in: $0) }.joined(separator: " ")
            return (name, Array(all.split(separator: " ").map(String.init)))
        }
        return [".PP", page.line(ProgramManualPhrases.synonyms(known))]
    }

    /// Returns the section on a place: the commands and the ways to other places; empty if the place has neither.
    private func place(_ placeDescription: PlaceDescription, on page: ManualPage) -> [String] {
        let destination = placeDescriptions.flatMap(\.destinations).first { $0.name == placeDescription.place }
        let entries = placeDescription.commands.map(\.entry) + placeDescription.destinations.map(HelpEntry.init)
        if entries.isEmpty { return [] }
        return [page.subsection(destination?.usage ?? Phrase(verbatim: placeDescription.place))]
            + entries.flatMap(page.paragraph)
    }
}

// The appendix of the manual about JSON output.
@MainActor extension Program {
    /// Returns the lines of the manual's appendix on JSON: the records of the places and the host, and the error codes.
    func jsonSection(on page: ManualPage) -> [String] {
        let records = RecordDescription.joined(placeDescriptions.compactMap(\.record) + hostRecords)
        let error = "{\"schema\":\(RecordSchema.number),\"error\":{\"code\":…,\"message\":…,\"line\":…}}"
        var lines = [page.section(ProgramRecordPhrases.output)] + page.lines(ProgramRecordPhrases.introduction)
        for record in records {
            lines += [page.subsection(Phrase(verbatim: record.kind)), page.line(record.summary)]
            lines += record.fields.flatMap { page.paragraph(Phrase(verbatim: $0.path), $0.summary) }
        }
        lines += [
            page.subsection(ProgramRecordPhrases.errors), page.line(ProgramRecordPhrases.oneLine), ".PP",
            page.line(error), ".PP",
        ]
        lines += [page.line(ProgramRecordPhrases.trace), ".PP", page.line(ProgramRecordPhrases.message)]
        return lines + ErrorCode.allCases.flatMap { page.paragraph(Phrase(verbatim: $0.rawValue), $0.summary) }
    }

    /// The documentation of the host's JSON records, including those of commands that the program adds.
    private var hostRecords: [RecordDescription] {
        let commands = hostCommands.all
        let outcome = placeDescriptions.flatMap(\.outcome) + commands.flatMap(\.outcome)
        return [
            DoneLine.record(telling: outcome).description, ListedWord.record.description, ListedForm.record.description,
            TreePart.record.description,
            Self.record.description, ListedOption.record.description, ListedLicence.record.description,
        ]
            + (store == nil
                ? [] : [RestoredStore.record.description, RescueReport.record.description, Purge.record.description])
            + commandGroups.flatMap(\.records)
    }
}
