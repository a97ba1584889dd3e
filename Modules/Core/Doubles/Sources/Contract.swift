/// A protocol's contract, which every implementation has to fulfil. Each case is one promise in words; a test suite
/// verifies each on a fresh implementation.
///
///     package enum NotesRepositoryContract: String, Contract {
///         case isEmptyAtFirst = "is empty at first"
///
///         package func verify(_ repository: some NotesRepository) async throws {
///             try expect(await repository.notes(), [])
///         }
///     }
public protocol Contract: RawRepresentable<String>, CaseIterable, Sendable {}

/// The error for an implementation that breaks a promise of a ``Contract``.
public struct BrokenPromise: Error, Equatable, CustomStringConvertible {
    /// The promise, and what happened instead.
    public let description: String
}

extension Contract {
    /// Compares an implementation's value with the expected one.
    ///
    /// - Throws: ``BrokenPromise`` if they differ.
    public func expect<Value: Equatable>(_ found: Value, _ expected: Value) throws(BrokenPromise) {
        guard found == expected else {
            throw BrokenPromise(description: "\(rawValue): expected \(expected), found \(found)")
        }
    }

    /// Expects an implementation to throw an error.
    ///
    /// - Throws: ``BrokenPromise`` if it throws none or an unequal one; an error of another type as it is.
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
