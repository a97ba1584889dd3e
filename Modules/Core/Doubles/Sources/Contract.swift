/// The promises that every implementation of a protocol keeps. Each case is a promise, whose raw value says it in
/// words; a test suite checks each on a fresh implementation.
///
///     package enum NotesRepositoryContract: String, Contract {
///         case isEmptyAtFirst = "is empty at first"
///
///         package func verify(_ repository: some NotesRepository) async throws {
///             try expect(await repository.notes(), [])
///         }
///     }
public protocol Contract: RawRepresentable<String>, CaseIterable, Sendable {}

/// A promise of a ``Contract`` that an implementation does not keep.
public struct BrokenPromise: Error, Equatable, CustomStringConvertible {
    /// The promise, and what came instead.
    public let description: String
}

extension Contract {
    /// Compares what an implementation gives with what it has to give.
    ///
    /// - Throws: ``BrokenPromise`` when they are not equal.
    public func expect<Value: Equatable>(_ found: Value, _ expected: Value) throws(BrokenPromise) {
        guard found == expected else {
            throw BrokenPromise(description: "\(rawValue): expected \(expected), found \(found)")
        }
    }

    /// Does what an implementation has to refuse with an error.
    ///
    /// - Throws: ``BrokenPromise`` when nothing or an unequal error is thrown; an error of another type as it is.
    public func expectError<Refusal: Error & Equatable>(
        _ expected: Refusal, _ body: () async throws -> Void
    ) async throws {
        do {
            try await body()
        } catch let error as Refusal {
            return try expect(error, expected)
        }
        // rib: verbatim, for whoever runs tests
        throw BrokenPromise(description: "\(rawValue): \(expected) was not thrown")
    }
}
