import Languages
import Prompt
import Records

// The records that a program writes without a tree.

/// An option of the program, in the language of the run.
struct ListedOption {
    let option: Option
    let language: Language

    /// A line of the answer to `--help`.
    static let record = Record<ListedOption>(
        "option", RecordPhrases.options,
        [
            .member("name", RecordPhrases.option) { $0.option.rawValue },
            .member("value", RecordPhrases.optionValue) { $0.option.value },
            .member("summary", RecordPhrases.purpose) { $0.option.summary.text(in: $0.language) },
        ])
}

extension Program {
    /// The answer to `--version`.
    static let record = Record<Program>(
        "version", RecordPhrases.version,
        [
            .member("name", RecordPhrases.program) { $0.name },
            .member("version", RecordPhrases.programVersion) { $0.version },
        ])
}
