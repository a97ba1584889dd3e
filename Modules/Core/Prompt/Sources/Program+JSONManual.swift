// The part of the manual for those who write programs that read JSON.
@MainActor extension Program {
    /// The section, made of the guides of the host, the places and the App, and of the table of error codes.
    var jsonSection: [String] {
        let guides = RecordGuide.joined(guides.compactMap(\.record) + RecordGuide.ofHost + records)
        let error = "{\"schema\":\(Record.schema),\"error\":{\"code\":…,\"message\":…,\"line\":…}}"
        return [".SH JSON OUTPUT"] + Self.jsonIntroduction.map(\.asRoffLine)
            + guides.flatMap { guide in
                [".SS \(guide.kind.roff)", guide.summary.asRoffLine]
                    + guide.fields.flatMap { Self.paragraph($0.path, $0.summary) }
            }
            + [".SS errors", "One line on standard error:".asRoffLine, ".PP", error.asRoffLine, ".PP"]
            + ["With --trace there are lines with schema and trace, too.".asRoffLine, ".PP"]
            + ["The message is for people; line is the line of a script, else null. The code is one of:".asRoffLine]
            + ErrorCode.allCases.flatMap { Self.paragraph($0.rawValue, $0.summary) }
    }

    private static let jsonIntroduction = [
        "With --json each object is one line of UTF-8, and nothing comes in between: no page, hint, question or colour.",
        "At a terminal there is still a prompt, and no place of an earlier run is gone back to.",
        "Each object begins with schema, the number 1, and kind, which says what members follow.",
        "Names keep their meaning as long as schema keeps its number; new names may come, and new kinds.",
        "Members are always there, with null where there is nothing, but for what a kind of cell does not have.",
        "Below, [] stands for each element of an array.",
        "“show” answers with the place, “history” with a line for each edit, the oldest first.",
        "A line that shows nothing is answered with done, so that a program can wait for it.",
    ]
}
