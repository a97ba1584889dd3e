import Foundation
import PlatformTesting
import ProcessKit
import Testing

@Suite("The picture on the front page")
struct FrontPageTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: ".github")

    private static let chart = """
        Juno
        core Run a marathon
        set 1 Endurance
        set 2 Strength
        set 3 Eat for the distance
        set 4 Running technique
        set 6 잠을 충분히 자기
        set 7 Gear that fits
        set 8 走る仲間
        set 9 Keep the joy
        set 1/1 "Run 30 minutes without a stop" 100%
        set 1/2 "One long run each Sunday" 40%
        set 1/3 "Run 10 km in 55 minutes" 20%
        set 2/1 "Squats, three times 15" 60%
        set 2/2 "Plank for two minutes" 20%
        set 3/1 "Breakfast before every run" 70%
        set 3/2 "Try two gels on a long run" 50%
        set 4/1 "180 steps a minute" 30%
        set 6/1 "23시 전에 눕기" 70%
        set 7/1 "Shoes with 300 km left" 90%
        set 7/2 "A rain jacket" 0%
        set 8/1 "木曜日のランニングクラブに入る" 60%
        set 9/1 "Run once a month without a watch" 30%
        edit 1 palette mint
        edit 3 palette lemon
        edit 5 palette coral

        """

    @Test(
        "is what a person sees who opens a chart, rates an item, logs a run and undoes that",
        arguments: [TerminalPicture.Theme.light, .dark])
    func picture(theme: TerminalPicture.Theme) async throws {
        let home = try TemporaryFolder()
        let command = try home.command([])
        _ = try await Child.output(of: command, typing: Self.chart, in: home)
        let session = try Session.inTerminal(command, home: home.path, type: "xterm-256color")
        try await session.answer([
            "home> ": "rate 1/2 +30", "home> ": "log 8/1 Ran with Sora and Ken", "home> ": "undo",
        ])
        try await session.expect("home> ")

        let screen = Screen(showing: session.seen)
        #expect(screen.unknownOrders == [])
        let picture = TerminalPicture(
            of: screen, title: "A chart of mandalart in a terminal, and an edit that is undone", theme
        ).text
        let file = Self.folder.appending(path: "terminal-\(theme.name).svg")
        let kept = try? String(contentsOf: file, encoding: .utf8)
        if picture != kept, ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try Data(picture.utf8).write(to: file)
            Issue.record("recorded \(file.lastPathComponent): look at it, then run the tests without RECORD")
            return
        }
        let isCurrent = picture == kept
        #expect(
            isCurrent, "\(file.lastPathComponent) shows something else: RECORD=1 Tools/test --filter FrontPageTests")
        try await session.quit()
    }
}
