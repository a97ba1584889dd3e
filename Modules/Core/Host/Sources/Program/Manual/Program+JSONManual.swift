import Basics
import Commands
import Screens

// The appendix of the manual about JSON output.
@MainActor extension Program {
    /// Returns the lines of the manual's appendix on JSON: the records of the places and the host, and the error codes.
    func jsonSection(on page: ManualPage) -> [String] {
        let guides = RecordGuide.joined(guides.compactMap(\.record) + hostRecords)
        let error = "{\"schema\":\(RecordSchema.number),\"error\":{\"code\":…,\"message\":…,\"line\":…}}"
        var lines = [page.section(ProgramRecordPhrases.output)] + page.lines(ProgramRecordPhrases.introduction)
        for guide in guides {
            lines += [page.subsection(Phrase(verbatim: guide.kind)), page.line(guide.summary)]
            lines += guide.fields.flatMap { page.paragraph(Phrase(verbatim: $0.path), $0.summary) }
        }
        lines += [
            page.subsection(ProgramRecordPhrases.errors), page.line(ProgramRecordPhrases.oneLine), ".PP",
            page.line(error), ".PP",
        ]
        lines += [page.line(ProgramRecordPhrases.trace), ".PP", page.line(ProgramRecordPhrases.message)]
        return lines + ErrorCode.allCases.flatMap { page.paragraph(Phrase(verbatim: $0.rawValue), $0.summary) }
    }

    /// The documentation of the host's JSON records, including those of commands that the program adds.
    private var hostRecords: [RecordGuide] {
        let commands = hostCommands.all
        let outcome = guides.flatMap(\.outcome) + commands.flatMap(\.outcome)
        return [
            DoneLine.record(telling: outcome).guide, ListedWord.record.guide, TreePart.record.guide,
            Self.record.guide, ListedOption.record.guide, ListedLicence.record.guide,
        ] + (store == nil ? [] : [RestoredStore.record.guide, RescueReport.record.guide, Purge.record.guide])
            + commandGroups.flatMap(\.records)
    }
}
