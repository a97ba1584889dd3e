// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import Basics
import Doubles
package import ExchangeDomainInterface
package import MandalartDomainInterface
import Synchronization

/// Records the calls of ``TransferRepository``, and returns what a test sets.
package final class TransferRepositorySpy: TransferRepository {
    private struct Memory {
        var contentsCalls: [ChartID?] = []
        var contentsResult: Result<DocumentContents, any Error>?
        var outlineCalls: [ChartID?] = []
        var outlineResult: Result<DocumentContents, any Error>?
        var importContentsCalls:
            [(
                contents: DocumentContents, target: DocumentTarget, place: ChartID?,
                progress: (@Sendable (Int) throws -> Void)
            )] = []
        var importContentsResult: Result<Int, any Error>?
    }

    private let memory = Mutex(Memory())

    package init() {}

    package var contentsCalls: [ChartID?] { memory.withLock { $0.contentsCalls } }

    package var contentsResult: Result<DocumentContents, any Error>? {
        get { memory.withLock { $0.contentsResult } }
        set { memory.withLock { $0.contentsResult = newValue } }
    }

    package var outlineCalls: [ChartID?] { memory.withLock { $0.outlineCalls } }

    package var outlineResult: Result<DocumentContents, any Error>? {
        get { memory.withLock { $0.outlineResult } }
        set { memory.withLock { $0.outlineResult = newValue } }
    }

    package var importContentsCalls:
        [(
            contents: DocumentContents, target: DocumentTarget, place: ChartID?,
            progress: (@Sendable (Int) throws -> Void)
        )]
    { memory.withLock { $0.importContentsCalls } }

    package var importContentsResult: Result<Int, any Error>? {
        get { memory.withLock { $0.importContentsResult } }
        set { memory.withLock { $0.importContentsResult = newValue } }
    }

    package func contents(of chart: ChartID?) async throws -> DocumentContents {
        let result = memory.withLock { memory in
            memory.contentsCalls.append(chart)
            return memory.contentsResult
        }
        guard let result else {
            throw UnsetResult("TransferRepositorySpy: set contentsResult, as contents(of:) is called")
        }
        return try result.get()
    }

    package func outline(of chart: ChartID?) async throws -> DocumentContents {
        let result = memory.withLock { memory in
            memory.outlineCalls.append(chart)
            return memory.outlineResult
        }
        guard let result else {
            throw UnsetResult("TransferRepositorySpy: set outlineResult, as outline(of:) is called")
        }
        return try result.get()
    }

    package func importContents(
        _ contents: DocumentContents, at target: DocumentTarget, from place: ChartID?,
        progress: @escaping @Sendable (Int) throws -> Void
    ) async throws -> Int {
        let result = memory.withLock { memory in
            memory.importContentsCalls.append((contents, target, place, progress))
            return memory.importContentsResult
        }
        guard let result else {
            throw UnsetResult(
                "TransferRepositorySpy: set importContentsResult, as importContents(_:at:from:progress:) is called")
        }
        return try result.get()
    }
}
