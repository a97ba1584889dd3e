import LanguagesTesting
import JSON
public import Documents
public import Languages

/// Documents that are asked for their names whenever a line is about to be read.
@MainActor public final class NamesStub: DocumentPort {
    public init() {}

    public var whenAsked: (Int) -> Void = { _ in }
    private var count = 0

    public func names() -> [String] {
        count += 1
        whenAsked(count)
        return []
    }

    public func export(
        _ selection: DocumentSelection, as format: String, theme: String?, in language: Language, _ progress: Progress
    ) -> [String] { [] }

    public func prepareImport(of document: [UInt8], _ progress: Progress) -> PreparedImport {
        PreparedImport(preview: [], question: "Import?", details: [:]) { _ in "Done." }
    }
}
