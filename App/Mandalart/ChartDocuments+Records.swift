import Prompt

extension ChartDocuments {
    /// What the manual says of exports and imports.
    static let records = [
        RecordGuide(
            "document", "The answer to “export” in another format than JSON.",
            ["format": "svg, html, markdown or csv", "text": "the whole document"]),
        RecordGuide(
            "chart", "", ["name": "of an export: what the chart is called, or null; an import reads such lines again"]),
        RecordGuide(
            "done", "",
            [
                "charts[]": "of an import: what became of each chart", "charts[].name": "its name, or null",
                "charts[].replaced": "the number of the chart whose place it took, or null for a new one",
                "charts[].filledCells": "how many cells it has",
                "charts[].changedCells": "how many filled cells of the chart in its place changed",
            ]),
    ]
}
