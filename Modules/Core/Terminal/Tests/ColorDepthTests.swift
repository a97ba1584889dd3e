import Platform
import Terminal
import Testing

@Suite("Colour depth")
struct ColorDepthTests {
    @Test(
        "by itself, colour follows the terminal and the environment",
        arguments: [
            (["TERM": "xterm"], .ansi16), ([:], .ansi16), (["TERM": "xterm-256color"], .ansi256),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor), (["COLORTERM": "24bit"], .trueColor),
            (["COLORTERM": "yes"], .ansi16), (["TERM": "screen-256color-bce"], .ansi256),
            (["TERM": "dumb", "COLORTERM": "truecolor"], .none), (["NO_COLOR": "1", "TERM": "xterm"], .none),
            (["NO_COLOR": "", "TERM": "xterm"], .ansi16),
        ] as [([String: String], ColorDepth)])
    func auto(_ variables: [String: String], gives depth: ColorDepth) {
        #expect(ColorDepth.detect(.auto, isTerminal: true, environment: Environment(variables)) == depth)
    }

    @Test("by itself, there is no colour in a pipe")
    func pipe() {
        let environment = Environment(["TERM": "xterm-256color", "COLORTERM": "truecolor"])
        #expect(ColorDepth.detect(.auto, isTerminal: false, environment: environment) == .none)
    }

    @Test(
        "colour that is asked for comes even in a pipe and against the environment",
        arguments: [
            ([:], .ansi16), (["NO_COLOR": "1"], .ansi16), (["TERM": "dumb"], .ansi16),
            (["TERM": "xterm-256color"], .ansi256), (["COLORTERM": "truecolor", "NO_COLOR": "1"], .trueColor),
        ] as [([String: String], ColorDepth)])
    func always(_ variables: [String: String], gives depth: ColorDepth) {
        #expect(ColorDepth.detect(.always, isTerminal: false, environment: Environment(variables)) == depth)
    }

    @Test("colour that is refused never comes")
    func never() {
        let environment = Environment(["COLORTERM": "truecolor"])
        #expect(ColorDepth.detect(.never, isTerminal: true, environment: environment) == .none)
    }
}
