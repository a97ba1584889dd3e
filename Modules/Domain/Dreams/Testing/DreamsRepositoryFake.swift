package import DreamsDomainInterface

/// A repository that keeps wishes in memory.
package actor DreamsRepositoryFake: DreamsRepository {
    private var stored: DreamList

    /// Called by tests and examples, with the wishes to begin with.
    package init(_ dreams: DreamList = DreamList()) {
        stored = dreams
    }

    package func dreams() -> DreamList { stored }

    package func edit<Result: Sendable>(
        _ change: @escaping @Sendable (inout DreamList) throws -> Result
    ) throws -> Result {
        var next = stored
        let result = try change(&next)
        stored = next
        return result
    }
}
