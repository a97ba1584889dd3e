import Console
import Platform
import PlatformTesting
import Testing

@Suite("A clipboard")
struct ClipboardTests {
    private func route(_ variables: [String: String], installed: String...) throws -> ClipboardRoute? {
        let folder = try TemporaryFolder()
        for name in installed { _ = try folder.write("", to: name) }
        return ClipboardRoute(in: Environment(variables.merging(["PATH": folder.path]) { $1 }))
    }

    @Test("is the desktop’s where a program reaches it, else the terminal’s")
    func routes() throws {
        let wayland = try route(["WAYLAND_DISPLAY": "wayland-0"], installed: "wl-copy", "pbcopy")
        #expect(wayland == .command("wl-copy"))
        let mac = try route([:], installed: "wl-copy", "pbcopy")
        #expect(mac == .command("pbcopy"))
        let console = try route(["TERM": "xterm"], installed: "wl-copy")
        #expect(console == .escape)
    }

    @Test("is the terminal’s on another machine, whose desktop the person does not see")
    func remote() throws {
        let route = try route(["SSH_TTY": "/dev/pts/1", "WAYLAND_DISPLAY": "wayland-0"], installed: "wl-copy")
        #expect(route == .escape)
    }

    @Test("is none at a terminal that takes no escape sequence")
    func dumb() throws {
        let route = try route(["TERM": "dumb"])
        #expect(route == nil)
    }

    @Test("gets the bytes of the text in Base64, and nothing that a terminal would refuse for its length")
    func escape() {
        let sequence = ClipboardRoute.escape("ととのった 🧖")
        #expect(sequence == "\u{1B}]52;c;44Go44Go44Gu44Gj44GfIPCfp5Y=\u{7}")
        let long = ClipboardRoute.escape(String(repeating: "x", count: 80_000))
        #expect(long == nil)
    }
}
