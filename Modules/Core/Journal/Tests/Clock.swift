import Basics
import Journal
import JournalTesting
import SQLiteTesting
import Synchronization

/// A clock that shows given times, one after the other.
final class Clock: Sendable {
    private let times: Mutex<[Int64]>

    init(_ milliseconds: [Int64]) { times = Mutex(milliseconds) }

    @Sendable func next() -> Timestamp {
        times.withLock { Timestamp(milliseconds: $0.isEmpty ? 0 : $0.removeFirst()) }
    }
}

extension Notebook {
    /// A journal in a file of its own.
    static func inFile() async throws -> (file: TemporaryDatabase, journal: Journal) {
        let file = try TemporaryDatabase()
        return (file, try await journal(file.location))
    }
}

extension Journal {
    /// The history of the list of pages.
    var pageList: ScopeHistory { ScopeHistory(self, of: Notebook.pages) }

    /// The last edits of the list of pages, newest first.
    func pageHistory(last count: Int = 9) async throws -> [RecordedEdit] {
        try await history(of: { _ in Notebook.pages }, last: count)
    }
}
