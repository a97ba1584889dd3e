import BasicsTesting
import ConsoleTesting
import Host
import HostTesting
import Platform
import Ribcage
import Screens
import Testing

@MainActor @Suite("A line that fails or is cancelled")
struct FailedLineTests {
    /// Writes “kept” on page 3, then types the lines and `show`. Before `show`, page 3 must still be the open page,
    /// loaded only once.
    ///
    /// - Returns: the transcript from the line up to `show`.
    private func typing(
        _ line: String, then more: String..., at cover: CoverRouter = CoverRouter(),
        placeDescriptions: [PlaceDescription] = CoverRouter.placeDescriptions,
        while sending: (ConsoleScript) -> Void = { _ in }
    ) async throws -> [String] {
        let console = ConsoleScript(["page 3", "write kept", line] + more + ["show", "quit"])
        cover.lostPages = [99]
        var (before, after): (PageRouter?, PageRouter?)
        var visits: [Int?] = []
        console.beforeLine[2] = {
            before = cover.openPlace as? PageRouter
            visits.append(before?.interactor.state.visits)
        }
        console.beforeLine[3 + more.count] = {
            after = cover.openPlace as? PageRouter
            visits.append(after?.interactor.state.visits)
        }
        sending(console)
        let host = PromptHost(root: cover, console: console, scheme: "notes", placeDescriptions: placeDescriptions)
        #expect(try await host.run() == .ok)
        #expect(before != nil)
        #expect(after === before)
        #expect(visits == [1, 1])
        let seen = console.transcript
        #expect(seen.suffix(3) == ["cover/page/3> show", "[3: kept]", "cover/page/3> quit"])
        return seen.dropFirst(5).dropLast(3)
    }

    @Test(
        "leaves the place open as it was, with all that was loaded, whatever fails: a word, a way, an arrival, a command",
        arguments: [
            ("nothing", "There is no command “nothing” here. help lists them."),
            ("page 4 nothing", "There is no command “nothing” here. help lists them."),
            ("page/4/nothing", "There is no place “nothing” in cover/page/4. No way leads on from there."),
            ("page x", "A page has a number."), ("page x write y", "A page has a number."),
            ("go nowhere", "There is no place “nowhere” in cover/page/3. No way leads on from there."),
            ("notes://nowhere", "There is no place “nowhere” in cover. From there: page <number>"),
            ("page 4 go nowhere", "There is no place “nowhere” in cover/page/4. No way leads on from there."),
            ("page 4 https://page/8", "“https://” does not lead into this program; “notes://” does."),
            ("page 99", "The page is torn."), ("page 99 write x", "The page is torn."),
            ("page 14", "The page is torn."), ("page 14 write x", "The page is torn."),
            ("page 9 tear", "The page is torn."), ("page 4 page 9 tear", "The page is torn."),
            ("page 4 show x", "“show” takes no arguments."), ("tear", "The page is torn."),
            ("page 4 sign x", "“sign” takes no arguments."),
        ], [true, false])
    func same(line: (typed: String, reason: String), isDescribed: Bool) async throws {
        let seen = try await typing(line.typed, placeDescriptions: isDescribed ? CoverRouter.placeDescriptions : [])
        #expect(seen == ["cover/page/3> \(line.typed)", "! \(line.reason)"])
    }

    @Test(
        "opens no place whose description tells that the words after it are wrong",
        arguments: [
            "page 4 nothing", "page 4 show x", "page 4 tear x", "page/4/nothing", "page 4 go nowhere", "page x",
        ])
    func nothingOpened(line: String) async throws {
        let cover = CoverRouter()
        let options = RunOptions { $0.isTracing = true }
        let seen = try await HostTesting.typing(
            line, at: cover, placeDescriptions: CoverRouter.placeDescriptions, options: options)
        #expect(!seen.contains { $0.contains("PageRouter") }, "\(seen)")
    }

    @Test("leaves the place when the other one turns out not to have the command that its description tells of")
    func onlyOnceOpen() async throws {
        let seen = try await typing("page 4 turn 5")
        #expect(seen == ["cover/page/3> page 4 turn 5", "! “turn” works in page, not here: go page/<number>"])
        let unknown = try await typing("page 4 turn 5", placeDescriptions: [])
        #expect(unknown == ["cover/page/3> page 4 turn 5", "! There is no command “turn” here. help lists them."])
    }

    @Test("that lacks a word leaves the place when the question for it is given up", arguments: [true, false])
    func givenUp(isDescribed: Bool) async throws {
        let placeDescriptions = isDescribed ? CoverRouter.placeDescriptions : []
        for line in ["page", "page 4 write"] {
            let seen = try await typing(line, then: "", placeDescriptions: placeDescriptions)
            #expect(seen.last == "! Nothing was done.")
        }
        let stopped = try await typing("page 4 write", then: "", placeDescriptions: placeDescriptions) { console in
            console.beforeLine[3] = { console.send(.interrupt) }
        }
        #expect(stopped == ["cover/page/3> page 4 write", "text: ", "! ", "! Cancelled.", "cover/page/3> "])
    }

    @Test("is cancelled by Ctrl-C while another place is loaded", arguments: ["page 4", "page 4 write x"])
    func arrival(line: String) async throws {
        let cover = CoverRouter()
        var isFirst = true
        let seen = try await typing(line, at: cover) { console in
            cover.interactor.beforeArrivingBelow = {
                guard cover.openPlace?.address == ["page", "4"] else { return }
                #expect(isFirst)
                isFirst = false
                console.send(.interrupt)
                try await Task.sleep(for: .seconds(600))
            }
        }
        #expect(seen == ["cover/page/3> \(line)", "! ", "! Cancelled."])
    }

    @Test("is cancelled by Ctrl-C while its command writes somewhere else")
    func writing() async throws {
        let cover = CoverRouter()
        let seen = try await typing("page 4 write x", at: cover) { console in
            cover.interactor.beforeWriting = {
                guard cover.openPlace?.address == ["page", "4"] else { return }
                console.send(.interrupt)
                try await Task.sleep(for: .seconds(600))
            }
        }
        #expect(seen == ["cover/page/3> page 4 write x", "! ", "! Cancelled."])
    }

    @Test("has taken effect when Ctrl-C comes while the place that it led to is shown again")
    func shownAgain() async throws {
        let cover = CoverRouter()
        let console = ConsoleScript(["page 3", "page 3", "show"])
        var arrivals = 0
        cover.interactor.beforeArrivingBelow = {
            arrivals += 1
            guard arrivals == 2 else { return }
            console.send(.interrupt)
            try await Task.sleep(for: .seconds(600))
        }
        _ = try await PromptHost(root: cover, console: console, placeDescriptions: CoverRouter.placeDescriptions).run()
        #expect(arrivals >= 2)
        #expect(!console.transcript.contains("! Cancelled."), "\(console.transcript)")
    }

    @Test("has taken effect when Ctrl-C came too late for its command somewhere else: the reply says so")
    func late() async throws {
        let cover = CoverRouter()
        let console = ConsoleScript(["page 3", "page 4 write x", "show"])
        cover.interactor.beforeWriting = { console.send(.interrupt) }
        _ = try await PromptHost(root: cover, console: console, placeDescriptions: CoverRouter.placeDescriptions).run()
        let seen = console.transcript.dropFirst(3)
        #expect(
            seen == [
                "cover/page/3> page 4 write x", "! wrote x on 4", "cover/page/3> show", "[3: ]", "cover/page/3> ", "! ",
            ])
    }

    @Test("does not forget which hint was shown, nor print the page again with the next line")
    func hint() async throws {
        let console = ConsoleScript(["page 8", "page 9 tear", "write x", "quit"])
        _ = try await PromptHost(
            root: CoverRouter(), console: console, placeDescriptions: CoverRouter.placeDescriptions
        ).run()
        let seen = console.transcript.dropFirst(2)
        let page = "cover/page/8> "
        #expect(
            seen == [
                "[8: ]", "! the last page", page + "page 9 tear", "! The page is torn.", page + "write x",
                "! wrote x on 8", page + "quit",
            ])
    }

    @Test(
        "means the words that a place has once it is loaded, where no description tells of them",
        arguments: [true, false])
    func loadedWords(isDescribed: Bool) async throws {
        let seen = try await HostTesting.typing(
            "page 18 reread", at: CoverRouter(), placeDescriptions: isDescribed ? CoverRouter.placeDescriptions : [])
        #expect(seen == ["[18: again]"])
    }

    @Test("that changed data elsewhere, and has not failed, leads back to the same place")
    func samePlace() async throws {
        let cover = CoverRouter()
        let console = ConsoleScript(["page 3", "write kept", "page 4 write x", "show"])
        var (before, after): (PageRouter?, PageRouter?)
        console.beforeLine[2] = { before = cover.openPlace as? PageRouter }
        console.beforeLine[3] = { after = cover.openPlace as? PageRouter }
        _ = try await PromptHost(root: cover, console: console, placeDescriptions: CoverRouter.placeDescriptions).run()
        #expect(before != nil && before === after)
        #expect(console.transcript.contains("[3: kept]"))
    }
}
