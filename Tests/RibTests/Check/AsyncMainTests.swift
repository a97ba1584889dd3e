import RibKit
import SwiftFileKit
import Testing

@Suite("A main that is asynchronous")
struct AsyncMainTests {
    @Test(
        "is seen in each of its forms",
        arguments: [
            "@main enum App { static func main() async {} }",
            "@main struct App { @MainActor public static func main() async throws {} }",
            "extension App { class func main()\n    async {} }",
            "await run()", "try await run()", "print(await text())", "print(\"\\(await text())\")",
            "let text = await text()", "async let text = text()", "for await line in lines {}",
            "do {\n    try await run()\n} catch {}", "do {} catch { await tell(error) }",
            "if let text = texts.first(where: { $0.isLong }) {\n    await show(text)\n}",
            "if texts.isEmpty {} else { await show() }", "guard isOn else {\n    await show()\n    exit(1)\n}",
            "while true { switch await next() { default: break } }", "repeat { await next() } while isOn",
            "let text = if isOn { await text() } else { \"\" }",
        ])
    func forms(_ text: String) {
        #expect(SwiftFile(text).asyncMainLine != nil)
    }

    @Test(
        "is none that does not wait, and none that only has the name",
        arguments: [
            "@main enum App { static func main() { MainThread.run { await run() } } }",
            "enum App { func main() async {} }", "enum App { static func main(_ words: [String]) async {} }",
            "program.run { invocation, _ in\n    let storage = try await Storage(for: invocation)\n}",
            "if isOn { program.run { _, _ in await run() } }", "Task { await run() }",
            "if texts.contains(where: { await $0.isLong }) {}",
            "func run(for words: Words) async { await words.run() }",
            "var text: String { get async { await text() } }", "run(if: isOn) { await show() }",
            "actor Shop { func open() async { if isOn { await show() } } }",
            "// await run()\nlet text = \"await run()\"",
            "let `await` = 1",
        ])
    func none(_ text: String) {
        #expect(SwiftFile(text).asyncMainLine == nil)
    }

    @Test("is refused in an app and in a tool, as a release of either would abort; in tests and examples it is none")
    func programs() throws {
        let house = try Fixture()
        try house.edit(
            "Project.swift", "CrossTests(\"HouseTests\"",
            "Tool(\"draw\", in: \"Tools/Draw\"),\n                    CrossTests(\"HouseTests\"")
        let main = "@main enum Main {\n    static func main() async {}\n}\n"
        try house.write([
            "Tools/Draw/Main.swift": main, "App/Notes/Other.swift": main,
            "Modules/Feature/List/Example/Other.swift": main, "Tests/HouseTests/Other.swift": main,
        ])
        let remedy =
            "a main that is async aborts when it first waits, as a release has no frames for unwinding: "
            + "begin with Program.run, or with MainThread.run of Platform"
        #expect(
            house.rib("check").output == """
                App/Notes/Other.swift:2: error: \(remedy)
                Tools/Draw/Main.swift:2: error: \(remedy)

                """)
    }
}
