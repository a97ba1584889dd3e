package import DreamsDomainInterface
package import MandalartDomainInterface

/// A repository that keeps wishes in memory.
package actor DreamsRepositoryFake: DreamsRepository {
    private var stored: DreamList

    /// A fake that begins with some wishes.
    package init(_ dreams: DreamList = DreamList()) {
        stored = dreams
    }

    package func dreams() -> DreamList { stored }

    package func wishes(with words: SearchWords, atMost count: Int) -> [FoundWish] {
        stored.wishes(with: words, atMost: count)
    }

    package func edit<Result: Sendable>(
        _ change: @escaping @Sendable (inout DreamList) throws -> Result
    ) throws -> Result {
        var next = stored
        let result = try change(&next)
        stored = next
        return result
    }
}
