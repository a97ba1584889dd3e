import Console
import Platform
import PlatformTesting
import Testing

@Suite("A pager")
struct PagerTests {
    private static let options = #"export LESS="${LESS-FRX}" LV="${LV--c}"; "#

    @Test("is the one that was chosen, else that of the environment, else less where it is installed")
    func choice() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("", to: "less")
        let path = "/nowhere:\(folder.path)"
        let environment = Environment(["PAGER": "more -s", "PATH": path])
        #expect(PagerChoice.command("most").command(in: environment) == Self.options + "most")
        #expect(PagerChoice.usual.command(in: environment) == Self.options + "more -s")
        #expect(PagerChoice.usual.command(in: Environment(["PATH": path])) == Self.options + "less")
    }

    @Test("is none where a person wants none, where it would do nothing, and where none is installed")
    func none() {
        let environment = Environment(["PAGER": "more", "PATH": "/nowhere"])
        #expect(PagerChoice.none.command(in: environment) == nil)
        #expect(PagerChoice.command("").command(in: environment) == nil)
        #expect(PagerChoice.command("cat").command(in: environment) == nil)
        #expect(PagerChoice.usual.command(in: Environment(["PAGER": "cat", "PATH": "/usr/bin:/bin"])) == nil)
        #expect(PagerChoice.usual.command(in: Environment(["PATH": "/nowhere"])) == nil)
    }
}
