import JSON
import Languages

// What a program that reads JSON is told without the tree.
extension Program {
    /// What is shown for a request; `nil` for a run of the tree.
    ///
    /// - Throws: ``UsageError`` for what is text and nothing else.
    func records(for invocation: Invocation, in language: Language) throws(UsageError) -> [Record]? {
        switch invocation.request {
        case .run: nil
        case .version: [Record("version", ["name": .string(name), "version": .string(version)])]
        case .help:
            Option.listed.map { option in
                Record(
                    "option",
                    [
                        "name": .string(option.rawValue), "value": JSONValue(option.value),
                        "summary": .string(option.summary.text(in: language)),
                    ])
            }
        case .manual: throw UsageError(ProgramPhrases.manualIsText)
        case .completions: throw UsageError(ProgramPhrases.completionsAreText)
        case .candidates: []
        }
    }
}
