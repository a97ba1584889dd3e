import Commands
import JSON
import Languages
import Prompt
import Records

// The JSON records that the host writes without the tree.
extension Program {
    /// The records that answer a request; `nil` for a run of the tree.
    ///
    /// - Throws: ``UsageError`` for a request that only has a text answer.
    @MainActor func records(for invocation: Invocation, in language: Language) throws(UsageError) -> [JSONObject]? {
        switch invocation.request {
        case .run, .store: nil
        case .version: [Self.record.json(of: self)]
        case .help:
            commandToExplain(in: invocation).map {
                [ListedWord.record.json(of: ListedWord(place: nil, entry: $0, language: language))]
            }
                ?? ProgramOption.all.map {
                    ListedOption.record.json(of: ListedOption(option: $0, program: name, language: language))
                }
        case .licences:
            allLicences.map { ListedLicence.record.json(of: ListedLicence(licence: $0, language: language)) }
        case .manual: throw UsageError(ProgramPhrases.manualIsText)
        case .completions: throw UsageError(ProgramPhrases.completionsAreText)
        case .candidates: []
        }
    }
}
