import ConsoleTesting
import Host
import HostTesting
import Ribcage
import Testing

@MainActor @Suite("The way back")
struct WayBackTests {
    @Test("leads from the lowest open place to the one above it, which a person sees")
    func back() async throws {
        let cover = CoverRouter()
        let seen = try await typing("page 15", "back", "quit", at: cover, isInteractive: true)
        #expect(seen == ["[0: ]", "cover> page 15", "[15: ]", "cover/page/15> back", "[0: ]", "cover> quit"])
    }

    @Test("leads back from the place that the same line names")
    func sameLine() async throws {
        for placeDescriptions in [CoverRouter.placeDescriptions, []] {
            let console = ConsoleScript(["page 15 back", "quit"])
            _ = try await PromptHost(root: CoverRouter(), console: console, placeDescriptions: placeDescriptions).run()
            #expect(console.transcript == ["[0: ]", "cover> page 15 back", "[0: ]", "cover> quit"])
        }
    }

    @Test("is a word of the help where it leads somewhere, and nowhere else")
    func help() async throws {
        let seen = try await typing("help", "page 15", "help", at: CoverRouter()).filter { $0.hasPrefix("  back ") }
        #expect(seen == ["  back              leave this place"])
    }

    @Test("does not lead out of the first place, and that is said")
    func start() async throws {
        let seen = try await typing("back", at: CoverRouter())
        #expect(seen == ["! line 1: There is no way back from here. “quit” leaves the program."])
    }

    @Test("is not there where the router above says so")
    func refused() async throws {
        let seen = try await typing("page 15", "back", at: StapledCover(), isInteractive: true)
        #expect(
            seen.suffix(4) == [
                "cover/page/15> back", "! There is no way back from here. “quit” leaves the program.",
                "cover/page/15> ", "! ",
            ])
    }

    @Test("is what a screen makes of it that has a word of its own")
    func own() async throws {
        let seen = try await typing("page 9", "back", at: CoverRouter())
        #expect(seen == ["! not signed"])
    }

    @Test("leads nowhere while the router above cannot close the place, and why is said")
    func failure() async throws {
        let seen = try await typing("page 15", "back", at: StapledCover(leadsBack: true), isInteractive: true)
        #expect(seen.suffix(4) == ["cover/page/15> back", "! The page is torn.", "cover/page/15> ", "! "])
    }
}
