package import Documents
import JSON
package import Languages
import LanguagesTesting

/// A stub without documents that counts the requests for their names.
@MainActor package final class NamesStub: DocumentPort {
    package init() {}

    package var whenAsked: (Int) -> Void = { _ in }
    private var count = 0

    package func names() -> [String] {
        count += 1
        whenAsked(count)
        return []
    }

    package func export(
        _ selection: DocumentSelection, as format: String, theme: String?, in language: Language, _ progress: Progress
    ) -> [String] { [] }

    package func prepareImport(of document: [UInt8], to target: DocumentTarget, _ progress: Progress) -> PreparedImport
    {
        PreparedImport(preview: [], question: "Import?", details: [:]) { _ in "Done." }
    }
}
