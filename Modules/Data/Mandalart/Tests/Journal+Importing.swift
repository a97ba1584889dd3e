import Basics
import DreamsDomainInterface
import ExchangeDomainInterface
import Journal
import MandalartData
import MandalartDomainInterface

extension Journal {
    /// Imports charts alone, without logs and wishes.
    func importCharts(_ charts: [NamedChart], at target: DocumentTarget, from place: ChartID?) async throws {
        let repository = SQLiteTransferRepository(
            self, readLog: { _, _, _ in [] }, addToLog: { _, _, _, _, _, _ in }, readDreams: { _ in DreamList() },
            writeDreams: { _, _, _, _ in })
        let contents = DocumentContents(charts: charts.map { DocumentedChart($0) })
        try await repository.importContents(contents, at: target, from: place) { _ in }
    }
}
