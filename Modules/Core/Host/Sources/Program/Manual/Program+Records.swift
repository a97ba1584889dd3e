import Basics
import Commands
import Platform
import Ribcage

// The JSON records that answer a request without the tree of RIBs.
extension Program {
    /// Returns the JSON records that answer a request; `nil` if the request needs the tree of RIBs or the store.
    ///
    /// - Throws: `UsageError` for a request whose answer is a text, and the errors of ``helpSubject(of:)``.
    @MainActor func records(for invocation: Invocation, in language: Language) throws -> [JSONObject]? {
        switch invocation.request {
        case .run, .store: nil
        case .version: [Self.record.json(of: self)]
        case .help: try help(on: invocation, in: language)
        case .licences:
            allLicences.map { ListedLicence.record.json(of: ListedLicence(licence: $0, language: language)) }
        case .manual: throw UsageError(ProgramPhrases.manualIsText)
        case .completions: throw UsageError(ProgramPhrases.completionsAreText)
        case .candidates: []
        }
    }

    @MainActor private func help(on invocation: Invocation, in language: Language) throws -> [JSONObject] {
        func listed(_ entry: HelpEntry, of place: Route?) -> JSONObject {
            ListedWord.record.json(of: ListedWord(place: place, entry: entry, language: language))
        }
        switch try helpSubject(of: invocation) {
        case .word(let entry): return [listed(entry, of: nil)]
        case .place(let vocabulary):
            return vocabulary.groups.flatMap { place, entries in entries.map { listed($0, of: place) } }
        case nil:
            return ProgramOption.all.map {
                ListedOption.record.json(of: ListedOption(option: $0, program: name, language: language))
            }
        }
    }
}

// The JSON records that a program writes without the tree of RIBs.

/// An option of the program, as `--help --json` describes it in the language of the run.
struct ListedOption {
    let option: ProgramOption
    let program: String
    let language: Language

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

    static let record = Record<ListedLicence>(
        "licence", ProgramRecordPhrases.licences,
        [
            .member("library", ProgramRecordPhrases.library) { $0.licence.library },
            .member("terms", ProgramRecordPhrases.terms) { $0.licence.terms.text(in: $0.language) },
            .member("address", ProgramRecordPhrases.licenceAddress) { $0.licence.address },
        ])
}

extension Program {
    static let record = Record<Program>(
        "version", ProgramRecordPhrases.version,
        [
            .member("name", ProgramRecordPhrases.program) { $0.name },
            .member("version", ProgramRecordPhrases.programVersion) { $0.version },
        ])
}
