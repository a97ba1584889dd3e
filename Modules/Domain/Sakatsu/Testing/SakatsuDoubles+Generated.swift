// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import Basics
import Doubles
package import SakatsuDomainInterface
import Synchronization

/// Records the calls of ``VisitCodec``, and returns what a test sets.
package final class VisitCodecSpy: VisitCodec {
    private struct Memory {
        var writeCalls: [(visits: [NumberedVisit], format: VisitFormat, language: Language)] = []
        var writeError: (any Error)?
        var visitsCalls: [(document: [UInt8], columns: String?)] = []
        var visitsResult: Result<[DocumentedVisit], any Error>?
        var readingsCalls: [(document: [UInt8], columns: String?)] = []
        var readingsResult: [Phrase]?
    }

    private let memory = Mutex(Memory())

    package init() {}

    package var writeCalls: [(visits: [NumberedVisit], format: VisitFormat, language: Language)] {
        memory.withLock { $0.writeCalls }
    }

    package var writeError: (any Error)? {
        get { memory.withLock { $0.writeError } }
        set { memory.withLock { $0.writeError = newValue } }
    }

    package var visitsCalls: [(document: [UInt8], columns: String?)] { memory.withLock { $0.visitsCalls } }

    package var visitsResult: Result<[DocumentedVisit], any Error>? {
        get { memory.withLock { $0.visitsResult } }
        set { memory.withLock { $0.visitsResult = newValue } }
    }

    package var readingsCalls: [(document: [UInt8], columns: String?)] { memory.withLock { $0.readingsCalls } }

    package var readingsResult: [Phrase]? {
        get { memory.withLock { $0.readingsResult } }
        set { memory.withLock { $0.readingsResult = newValue } }
    }

    package func write(
        _ visits: [NumberedVisit], as format: VisitFormat, in language: Language, _ write: (String) throws -> Void
    ) throws {
        let error = memory.withLock { memory in
            memory.writeCalls.append((visits, format, language))
            return memory.writeError
        }
        if let error { throw error }
    }

    package func visits(of document: [UInt8], columns: String?, progress: (Int) throws -> Void) throws
        -> [DocumentedVisit]
    {
        let result = memory.withLock { memory in
            memory.visitsCalls.append((document, columns))
            return memory.visitsResult
        }
        guard let result else {
            throw UnsetResult("VisitCodecSpy: set visitsResult, as visits(of:columns:progress:) is called")
        }
        return try result.get()
    }

    package func readings(of document: [UInt8], columns: String?) -> [Phrase] {
        let result = memory.withLock { memory in
            memory.readingsCalls.append((document, columns))
            return memory.readingsResult
        }
        guard let result else {
            return UnsetResult("VisitCodecSpy: set readingsResult, as readings(of:columns:) is called").instead([])
        }
        return result
    }
}

/// Records the calls of ``VisitTextKind``, and returns what a test sets.
package final class VisitTextKindStub: VisitTextKind {
    private struct Memory {
    }

    private let memory = Mutex(Memory())

    package init() {}

    private struct TypeMemory {
        var partResult: TextPart?
    }

    private static let typeMemory = Mutex(TypeMemory())

    /// Resets the type's calls and results, which all tests share: tests that use them must run serially.
    package static func forget() {
        typeMemory.withLock { $0 = TypeMemory() }
    }

    package static var partResult: TextPart? {
        get { typeMemory.withLock { $0.partResult } }
        set { typeMemory.withLock { $0.partResult = newValue } }
    }

    package static var part: TextPart {
        get {
            guard let result = partResult else {
                UnsetResult("VisitTextKindStub: set partResult, as part is read").stop()
            }
            return result
        }
    }
}
