import Languages
import Prompt

extension ChartDocuments {
    /// What the manual says of exports and imports.
    static let records = [
        RecordGuide(
            "document", ExchangePhrases.document,
            ["format": ExchangePhrases.format, "text": ExchangePhrases.wholeText]),
        RecordGuide("chart", Phrase(verbatim: ""), ["name": ExchangePhrases.exportedName]),
        RecordGuide(
            "done", Phrase(verbatim: ""),
            [
                "charts[]": ExchangePhrases.arrivals, "charts[].name": ExchangePhrases.arrivalName,
                "charts[].replaced": ExchangePhrases.arrivalPlace, "charts[].filledCells": ExchangePhrases.arrivalCells,
                "charts[].changedCells": ExchangePhrases.arrivalChanges,
            ]),
    ]
}
