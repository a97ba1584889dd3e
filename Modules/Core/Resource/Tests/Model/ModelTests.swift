import Testing

@MainActor @Suite("A store on a random walk", .timeLimit(.minutes(15)))
struct ModelTests {
    @Test("never shows older after newer, asks for nothing twice or unwanted, and keeps its limits", arguments: 1...60)
    func walk(seed: UInt64) async throws {
        let walk = try Walk(seed: seed)
        for _ in 0..<200 { try await walk.step() }
        try await walk.finish()
    }
}
