import HostTesting
import Ribcage
import Testing

@MainActor @Suite("Typing at a root in a test")
struct TypingTests {
    @Test("fails with a message that names the root, if the root is launched already")
    func launched() async {
        let root = CoverRouter()
        root.launch()
        let error = await #expect(throws: (any Error).self) { try await typing("show", at: root) }
        #expect(
            error.map { "\($0)" } == """
                CoverRouter is launched or attached already, and typing(_:at:) launches it: pass a router that was just built.
                """)
        root.terminate()
    }
}
