import MandalartDomain
import MandalartDomainInterface
import MandalartDomainTesting
import Testing
import Time

@Suite("Finding")
struct FinderTests {
    let repository = FinderRepositorySpy()

    private var useCase: StoredFinderUseCase {
        StoredFinderUseCase(repository: repository) { Timestamp(milliseconds: 100 * 86_400_000) }
    }

    @Test("asks for one cell more than is wanted, to know whether there are more")
    func oneMore() async throws {
        repository.cellsResult = .success([])
        repository.hasItemsResult = .success(true)
        let found = try await useCase.find(.search(try SearchWords("run")), atMost: 10)
        #expect(!found.areMore)
        #expect(repository.cellsCalls.map(\.count) == [11])
        #expect(repository.cellsCalls.map(\.words.text) == ["run"])
    }

    @Test("counts days back from now, and not at all for what is next")
    func days() async throws {
        repository.unfinishedItemsResult = .success([])
        repository.hasItemsResult = .success(true)
        _ = try await useCase.find(.stale(try StaleDays("30")), atMost: 1)
        _ = try await useCase.find(.next, atMost: 1)
        #expect(
            repository.unfinishedItemsCalls.map(\.time) == [Timestamp(milliseconds: 70 * 86_400_000), nil])
    }

    @Test("tells whether there is an item at all, and asks only where none was found", arguments: [true, false])
    func items(hasItems: Bool) async throws {
        repository.hasItemsResult = .success(hasItems)
        repository.unfinishedItemsResult = .success([])
        #expect(try await useCase.find(.next, atMost: 1).hasItems == hasItems)
        repository.unfinishedItemsResult = .success(try FoundCell.samples)
        #expect(try await useCase.find(.next, atMost: 1).hasItems)
        #expect(repository.hasItemsCalls == 1)
    }
}
