import Basics
import Commands

// The JSON records that answer a request without the tree of RIBs.
extension Program {
    /// Returns the JSON records that answer a request; `nil` if the request needs the tree of RIBs or the store.
    ///
    /// - Throws: `UsageError` for a request that only has a text answer.
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
