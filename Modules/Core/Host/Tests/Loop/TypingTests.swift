import HostTesting
import Ribcage
import Testing

@MainActor @Suite("Typing at a root in a test")
struct TypingTests {
    @Test("fails with a message that names the root, if the root was launched before", arguments: [false, true])
    func launched(hasEnded: Bool) async {
        let root = CoverRouter()
        root.launch()
        if hasEnded { root.terminate() }
        let error = await #expect(throws: (any Error).self) { try await typing("show", at: root) }
        #expect(
            error.map { "\($0)" } == """
                CoverRouter was launched or attached before, and typing(_:at:) launches it: pass a router that was just built.
                """)
        if !hasEnded { root.terminate() }
    }
}
