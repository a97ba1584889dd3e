import Basics
import Foundation
import MandalartDomainInterface
import MandalartDomainTesting
import Platform
import PlatformTesting
import ProfileDomainInterface
import ProfileDomainTesting
import Resource
import SuggestionsData
import SuggestionsDataTesting
import SuggestionsDomainInterface
import Testing

@Suite("Suggestions of a program", .timeLimit(.minutes(5)))
struct SuggesterProgramTests {
    let folder: TemporaryFolder
    let context: SuggestionContext

    init() throws {
        folder = try TemporaryFolder()
        let (one, four) = (try Position(1), try Position(4))
        context = SuggestionContext(.actionItem(four, in: one), in: try .marathon, language: .korean)
    }

    /// The titles that a script suggests.
    private func titles(
        _ script: String, for other: SuggestionContext? = nil, atMost count: Int = 6,
        limits: ChildProgram.Limits = SuggesterProgram.limits
    ) async throws -> [String] {
        let program = try await SuggesterProgram.script(script, folder.path, limits: limits)
        let seen = try await program.suggestions(for: other ?? context, atMost: count)
        #expect(seen.allSatisfy { $0.source == .program })
        return seen.map(\.title.text)
    }

    /// What is said of a script that gives no suggestion.
    private func explanation(
        _ script: String, limits: ChildProgram.Limits = SuggesterProgram.limits
    ) async throws -> String {
        let error = try await #require(throws: (any Error).self) { _ = try await titles(script, limits: limits) }
        return Phrase(of: error).english
    }

    @Test("are the titles of its lines, in their order")
    func lines() async throws {
        let seen = try await titles(
            #"printf '{"title":"가볍게 달리기"}\n\n {"why":[1],"title":" \\u0041 b "}\r\n{"title":"last"}'"#)
        #expect(seen == ["가볍게 달리기", "A b", "last"])
    }

    @Test("are none of the chart's, none twice, and no more than wanted")
    func filtered() async throws {
        let script = "for t in Swim Yoga yoga Rest Walk; do printf '{\"title\":\"%s\"}\\n' $t; done"
        let (some, all) = (try await titles(script, atMost: 2), try await titles(script))
        #expect(some == ["Yoga", "Rest"])
        #expect(all == ["Yoga", "Rest", "Walk"])
        let more = try await titles(script, for: context.without([try Title("Yoga"), try Title("Rest")]))
        #expect(more == ["Walk"])
    }

    @Test("are asked for with a JSON object on one line that says no more than is documented")
    func request() async throws {
        _ = try await titles(#"cat >"$1/request""#)
        let text = String(decoding: try folder.bytes(of: "request"), as: UTF8.self)
        #expect(
            text == """
                {"version":1,"language":"ko","count":12,"cell":{"kind":"actionItem","address":"1/4"},\
                "coreGoal":"Run a marathon","subGoal":"Endurance","neighbours":["Run 5 km","Swim"]}

                """)
        let empty = SuggestionContext(.coreGoal, in: Chart(), language: .english)
        _ = try await titles(#"cat >"$1/request""#, for: empty)
        let other = String(decoding: try folder.bytes(of: "request"), as: UTF8.self)
        #expect(
            other == """
                {"version":1,"language":"en","count":12,"cell":{"kind":"coreGoal","address":null},\
                "coreGoal":null,"subGoal":null,"neighbours":[]}

                """)
    }

    @Test("are refused, and no program is started, if another user or machine chose it")
    func untrusted() async throws {
        let program = SuggesterProgram(
            ProfileUseCaseFake(try .asking("/bin/sh", "-c", "echo > '\(folder.file("begun"))'")),
            trusted: TrustedSuggestersFake(trustsAll: false), answers: await ResourceStore())
        let error = await #expect(throws: UntrustedSuggester.self) {
            try await program.suggestions(for: context, atMost: 6)
        }
        #expect(
            error?.explanation.english.hasSuffix("type: settings suggester \(error?.command.description ?? "")") == true
        )
        #expect(!FileManager.default.fileExists(atPath: folder.file("begun")))
    }

    @Test("are refused in a recorded run, and no program is started, also if this user chose it on this machine")
    func recorded() async throws {
        let program = SuggesterProgram(
            ProfileUseCaseFake(try .asking("/bin/sh", "-c", "echo > '\(folder.file("begun"))'")),
            trusted: TrustedSuggestersFake(), isRecorded: true, answers: await ResourceStore())
        await #expect(throws: RecordedSuggester.self) { try await program.suggestions(for: context, atMost: 6) }
        #expect(!FileManager.default.fileExists(atPath: folder.file("begun")))
    }

    @Test("are none, and no program is started, if none was chosen")
    func none() async throws {
        let program = SuggesterProgram(
            ProfileUseCaseFake(), trusted: TrustedSuggestersFake(), answers: await ResourceStore(),
            environment: Environment([:]))
        let seen = try await program.suggestions(for: context, atMost: 6)
        #expect(seen == [])
    }

    @Test(
        "are none of a line that is not as it is to be, which is named",
        arguments: [
            ("Sure, here are some ideas:", "This is no JSON: it goes wrong after 0 bytes."),
            (#"{"title":"a"} {"title":"b"}"#, "This is no JSON: it goes wrong after 14 bytes."),
            (#"["title"]"#, #"This has no title, as in {"title": "…"}."#),
            (#"{"title":5}"#, #"This has no title, as in {"title": "…"}."#),
            (#"{"title":"\u200b"}"#, "A title may not be empty."), (#"{"title":"a\u0000b"}"#, nil),
            (#"{"title":"# + String(repeating: "x", count: 201) + #""}"#, nil),
            (String(repeating: "[", count: 100_000), nil),
            (
                #"{"\#(String(repeating: "n", count: 50_000))":1,"\#(String(repeating: "n", count: 50_000))":1}"#,
                "The JSON object has “\(String(repeating: "n", count: 40))…” twice."
            ),
        ] as [(String, String?)])
    func wrongLine(line: String, reason: String?) async throws {
        let answer = try folder.write(#"{"title":"good"}"# + "\n\n\(line)\n", to: "answer")
        let seen = try await explanation("cat '\(answer)'")
        #expect(seen.hasPrefix("“/bin/sh”, line 3: "))
        #expect(!seen.contains("\n"))
        #expect(seen.count < 200)
        if let reason { #expect(seen == "“/bin/sh”, line 3: \(reason)") }
    }

    @Test("are none of bytes that are no text")
    func bytes() async throws {
        let seen = try await explanation(#"printf '{"title":"\377\376"}\n'"#)
        #expect(seen == "“/bin/sh”, line 1: This is not UTF-8.")
    }

    @Test("are read up to the last one that is asked for, and what comes then makes no difference")
    func tooMany() async throws {
        let script = "for n in 1 2 3 4 5 6 7 8 9 10 11 12; do echo '{\"title\":\"idea '$n'\"}'; done; echo nonsense"
        let seen = try await titles(script, atMost: 12)
        #expect(seen == (1...12).map { "idea \($0)" })
    }

    @Test("have no control characters that a terminal would obey, wherever they are shown")
    func escapes() async throws {
        let seen = try await titles(#"printf '{"title":"\\u001b[2J\\u202egnp.exe"}\n'"#)
        #expect(seen == ["\u{1B}[2J\u{202E}gnp.exe"])
        let raw = try await explanation(#"printf '{"title":"\033[2J"}\n'"#)
        #expect(raw == "“/bin/sh”, line 1: This is no JSON: it goes wrong after 11 bytes.")
    }

    @Test("of 10 MB are too many, and so are endless ones")
    func large() async throws {
        let long = try await explanation("head -c 10000000 /dev/zero | tr '\\0' ' '")
        #expect(long == "“/bin/sh” wrote more than 1000000 bytes and was stopped.")
        let endless = try await explanation("yes '{\"title\":\"a\"}'")
        #expect(endless == "“/bin/sh” wrote more than 1000000 bytes and was stopped.")
    }

    @Test("of a slow program that does not end when it is asked to, and has started another, are not waited for")
    func slow() async throws {
        let limits = ChildProgram.Limits(time: .seconds(1), grace: .milliseconds(100))
        let seen = try await explanation(
            "trap '' TERM; sleep 1000 & echo '{\"title\":\"a\"}'; while true; do sleep 1; done", limits: limits)
        #expect(seen == "“/bin/sh” gave no answer within a second and was stopped.")
    }

    @Test("come from a program that reads nothing, and leaves one behind that keeps its output open")
    func unread() async throws {
        let seen = try await titles("exec <&-; sleep 1000 & echo '{\"title\":\"Yoga\"}'")
        #expect(seen == ["Yoga"])
    }

    @Test("that fail say why in the program's own words")
    func failing() async throws {
        let seen = try await explanation("echo '{\"title\":\"a\"}'; echo 'no model \"small\"' >&2; exit 2")
        #expect(seen == "“/bin/sh” failed with exit code 2. It says: no model \"small\"")
        let missing = SuggesterProgram(
            ProfileUseCaseFake(try .asking("no-such-suggester")), trusted: TrustedSuggestersFake(),
            answers: await ResourceStore(),
            environment: Environment(["PATH": folder.path]))
        let error = await #expect(throws: ChildProgramError.self) {
            try await missing.suggestions(for: context, atMost: 6)
        }
        #expect(error == ChildProgramError("no-such-suggester", .notFound))
    }

    @Test("end when the task is cancelled")
    func cancelled() async throws {
        let program = try await SuggesterProgram.script("echo >$1/begun; sleep 1000", folder.path)
        let task = Task { [context] in try await program.suggestions(for: context, atMost: 6) }
        while !FileManager.default.fileExists(atPath: folder.file("begun")) {
            try await Task.sleep(for: .milliseconds(5))
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("come from a program in the home folder, which gets its words as they are")
    func words() async throws {
        _ = try folder.writeProgram(
            #"#!/bin/sh"# + "\n" + #"for word; do printf '{"title":"%s"}\n' "$word"; done"# + "\n", to: "suggest")
        let profile = try Profile.asking("~/suggest", "two words", "$HOME; echo", "*")
        let program = SuggesterProgram(
            ProfileUseCaseFake(profile), trusted: TrustedSuggestersFake(), answers: await ResourceStore(),
            environment: Environment(["PATH": "/usr/bin:/bin", "HOME": folder.path]))
        let seen = try await program.suggestions(for: context, atMost: 6)
        #expect(seen.map(\.title.text) == ["two words", "$HOME; echo", "*"])
    }

    @Test("come from the example of the documentation")
    func example() async throws {
        let article = URL(filePath: #filePath).appending(
            path: "../../../Sources/SuggestionsData.docc/AProgramThatSuggests.md")
        let text = try String(contentsOf: article.standardized, encoding: .utf8)
        let script = try #require(text.components(separatedBy: "```sh\n").last?.components(separatedBy: "```").first)
        let path = try folder.writeProgram(script, to: "example")
        let program = SuggesterProgram(
            ProfileUseCaseFake(try .asking(path)), trusted: TrustedSuggestersFake(), answers: await ResourceStore())
        var chart = try Chart.marathon
        chart.subGoals[try Position(1)]?.title = try Title(#"Say "5 \ 6""#)
        let asked = SuggestionContext(context.cell, in: chart, language: .english)
        let seen = try await program.suggestions(for: asked, atMost: 6)
        #expect(
            seen.map(\.title.text) == [
                #"Read a book about: Say "5 \ 6""#, #"Ask an expert about: Say "5 \ 6""#,
                #"Give an hour a week to: Say "5 \ 6""#,
            ])
        let empty = SuggestionContext(.coreGoal, in: Chart(), language: .english)
        let error = await #expect(throws: ChildProgramError.self) {
            try await program.suggestions(for: empty, atMost: 6)
        }
        #expect(error == ChildProgramError(path, .exited(1), complaint: "there is no goal yet"))
        // The request that the article shows is the one that a program gets.
        let shown = try #require(
            text.components(separatedBy: "```json\n").dropFirst().first?.components(separatedBy: "\n```").first)
        _ = try await titles(
            #"cat >"$1/request""#, for: SuggestionContext(context.cell, in: try .marathon, language: .english))
        #expect(String(decoding: try folder.bytes(of: "request"), as: UTF8.self) == shown + "\n")
    }
}

extension Profile {
    fileprivate static func asking(_ words: String...) throws -> Profile {
        var profile = Profile()
        profile.suggester = try SuggesterCommand(words)
        return profile
    }
}
