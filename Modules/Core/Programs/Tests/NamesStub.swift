import Documents
import JSON
import Languages
import LanguagesTesting

/// A stub without documents that counts the requests for their names.
@MainActor final class NamesStub: DocumentPort {
    init() {}

    var whenAsked: (Int) -> Void = { _ in }
    private var count = 0

    func names() -> [String] {
        count += 1
        whenAsked(count)
        return []
    }

    func export(
        _ selection: DocumentSelection, as format: String, theme: String?, in language: Language, _ progress: Progress
    ) -> [String] { [] }

    func prepareImport(of document: [UInt8], to target: DocumentTarget, _ progress: Progress) -> PreparedImport {
        PreparedImport(preview: [], question: "Import?", details: [:]) { _ in "Done." }
    }
}
