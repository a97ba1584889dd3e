/// The contract that every implementation of a protocol must fulfill. Each case states one promise in words, which a
/// test suite verifies with a new instance of the implementation.
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
    /// The promise, with the expected and the actual behavior.
    public let description: String
}

extension Contract {
    /// Checks that a value of the implementation equals the expected value.
    ///
    /// - Throws: ``BrokenPromise`` if they differ.
    public func expect<Value: Equatable>(_ found: Value, _ expected: Value) throws(BrokenPromise) {
        guard found == expected else {
            throw BrokenPromise(description: "\(rawValue): expected \(expected), found \(found)")
        }
    }

    /// Checks that `body` throws an error equal to the expected error.
    ///
    /// - Throws: ``BrokenPromise`` if `body` throws no error, or an unequal error of the same type. An error of another
    ///   type is rethrown.
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
