import Basics
import Commands
import Platform

// The JSON records that a program writes without the tree of RIBs.

/// An option of the program, as `--help --json` describes it in the language of the run.
struct ListedOption {
    let option: ProgramOption
    let program: String
    let language: Language

    /// The JSON record of an option, in the reply to `--help`.
    static let record = Record<ListedOption>(
        "option", ProgramRecordPhrases.options,
        [
            .member("name", ProgramRecordPhrases.option) { $0.option.name },
            .member("value", ProgramRecordPhrases.optionValue) { $0.option.option.value?.text(in: $0.language) },
            .member("variable", ProgramRecordPhrases.optionVariable) { listed in
                listed.option.isSetting ? listed.option.variable(of: listed.program) : nil
            },
            .member("summary", RecordPhrases.purpose) { $0.option.option.summary?.text(in: $0.language) },
        ])
}

/// The license of a library, as `licences --json` describes it in the language of the run.
struct ListedLicence {
    let licence: Licence
    let language: Language

    /// The JSON record of a license, in the reply to `licences`.
    static let record = Record<ListedLicence>(
        "licence", ProgramRecordPhrases.licences,
        [
            .member("library", ProgramRecordPhrases.library) { $0.licence.library },
            .member("terms", ProgramRecordPhrases.terms) { $0.licence.terms.text(in: $0.language) },
            .member("address", ProgramRecordPhrases.licenceAddress) { $0.licence.address },
        ])
}

extension Program {
    /// The JSON record of the program's name and version, the reply to `--version`.
    static let record = Record<Program>(
        "version", ProgramRecordPhrases.version,
        [
            .member("name", ProgramRecordPhrases.program) { $0.name },
            .member("version", ProgramRecordPhrases.programVersion) { $0.version },
        ])
}
