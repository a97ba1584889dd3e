import Basics

// snippet: documents of a RIB
struct RunDocuments: DocumentPort {
    let useCase: any RunsUseCase

    func export(
        _ selection: DocumentSelection, as format: String, theme: String?, in language: Language, _ progress: Progress
    ) async throws -> [String] {
        RunTable.rows(of: try await useCase.runs())
    }

    func names() async throws -> [String] { [] }

    func prepareImport(
        of document: [UInt8], to target: DocumentTarget, columns: String?, _ progress: Progress
    ) async throws -> PreparedImport {
        let runs = try RunTable.runs(in: document)
        return PreparedImport(
            preview: runs.map(RunsPhrases.added), question: RunsPhrases.mayImport(runs.count),
            details: Self.imported.json(of: runs)
        ) { [useCase] _ in
            try await useCase.add(runs)
            return RunsPhrases.isImported(runs.count)
        }
    }

    nonisolated static let imported: [Member<[Run]>] = [.member("added", RunsPhrases.imported) { $0.count }]
}
// end of snippet

// snippet: the formats that a program offers
extension DocumentOffer {
    static let runs = DocumentOffer(
        formats: ["csv"], item: "run", export: RunsPhrases.export, importing: RunsPhrases.importing,
        imported: RunDocuments.imported.fields())
}
// end of snippet
