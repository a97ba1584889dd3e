import Languages

// The part of the manual for those who write programs that read JSON.
@MainActor extension Program {
    /// The section, made of the guides of the host, the places and the App, and of the table of error codes.
    func jsonSection(on page: ManualPage) -> [String] {
        let guides = RecordGuide.joined(guides.compactMap(\.record) + RecordGuide.ofHost + records)
        let error = "{\"schema\":\(Record.schema),\"error\":{\"code\":…,\"message\":…,\"line\":…}}"
        return [page.section(RecordPhrases.output)] + page.lines(RecordPhrases.introduction)
            + guides.flatMap { guide in
                [page.subsection(Phrase(verbatim: guide.kind)), page.line(guide.summary)]
                    + guide.fields.flatMap { page.paragraph(Phrase(verbatim: $0.path), $0.summary) }
            }
            + [page.subsection(RecordPhrases.errors), page.line(RecordPhrases.oneLine), ".PP", page.line(error), ".PP"]
            + [page.line(RecordPhrases.trace), ".PP", page.line(RecordPhrases.message)]
            + ErrorCode.allCases.flatMap { page.paragraph(Phrase(verbatim: $0.rawValue), $0.summary) }
    }
}
