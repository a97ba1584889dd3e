import Basics
import BasicsTesting
import Console
import ConsoleTesting
import Host
import HostTesting
import Ribcage
import RibcageTesting
import Screens
import ScreensTesting
import Terminal
import Testing

@MainActor @Suite("The value of a place")
struct PlaceValueTests {
    /// A root with two places whose values may be left out, and one that takes all words.
    private func root() -> RouterSpy {
        let root = RouterSpy(showing: "cover")
        root.stubbedPlaces = [
            Place(Destination("since", value: "days", .optionalWord, summary: "what is newer"), { $0 }) { days in
                open(["since", days].filter { !$0.isEmpty }, showing: "since “\(days)”", from: root)
            },
            Place(Destination("find", value: "words", .allWords, summary: "where words stand"), { $0 }) { words in
                open(["find", words], showing: "find “\(words)”", from: root)
            },
            Place(Destination("only", value: "words", .optionalWords, summary: "what words choose"), { $0 }) { words in
                open(["only", words].filter { !$0.isEmpty }, showing: "only “\(words)”", from: root)
            },
            Place(
                Destination("by", value: "order", .optionalWord, candidates: ["find", "age"], summary: "sorted"), { $0 }
            ) { order in
                open(["by", order].filter { !$0.isEmpty }, showing: "by “\(order)”", from: root)
            },
        ]
        return root
    }

    private func open(_ address: [String], showing text: String, from root: RouterSpy) {
        root.open(RouterSpy(address: address, viewController: ScreenStub(Text(text))))
    }

    private func typing(_ lines: String...) async throws -> [String] {
        let console = ConsoleScript(lines, isInteractive: false)
        _ = try await PromptHost(root: root(), console: console).run()
        return console.transcript
    }

    @Test(
        "is one word, none where it may be left out, or all that are typed",
        arguments: [
            ("since 3", "since “3”"), ("since", "since “”"), ("since/3", "since “3”"),
            ("find a b c", "find “a b c”"), ("find/a%20b", "find “a b”"), ("find \"a  b\" c", "find “\"a  b\" c”"),
            ("find \"a  b\"", "find “a  b”"),
            ("only", "only “”"), ("only a b", "only “a b”"), ("only/a%20b", "only “a b”"), ("only/a", "only “a”"),
        ])
    func value(line: String, page: String) async throws {
        #expect(try await typing(line, "show").last == page)
    }

    @Test(
        "is typed in a route as the prompt shows it, with slashes and spaces in it",
        arguments: [
            ("cell/3/1", "cell “3/1”"), ("go cell/3/1", "cell “3/1”"), ("cell/3%2F1", "cell “3/1”"),
            ("cell/3", "cell “3”"), ("cell/3/1/note", "note"), ("cell/3/note", "note"), ("go find/a b", "find “a b”"),
            ("go find a b", "find “a b”"),
        ])
    func asShown(line: String, page: String) async throws {
        let note = Destination("note", summary: "what is noted")
        let root = root()
        let cell = Destination("cell", value: "number", summary: "a part")
        root.stubbedPlaces.append(
            Place(cell, { $0 }) { number in
                let child = RouterSpy(address: ["cell", number], viewController: ScreenStub(Text("cell “\(number)”")))
                child.stubbedPlaces = [
                    Place(note) { [unowned child] in
                        child.open(RouterSpy(address: ["note"], viewController: ScreenStub("note")))
                    }
                ]
                root.open(child)
            })
        let descriptions = [
            PlaceDescription("cell", destinations: [note]) { [] }, PlaceDescription("find", commands: []),
        ]
        let seen = try await HostTesting.typing(line, "show", at: root, placeDescriptions: descriptions)
        #expect(seen.last == page)
    }

    @Test(
        "is the same when the route that the prompt shows is typed, alone or after go",
        arguments: [
            "a/b", "a b", "a/b c", "a b/c", "a b/c d", "a//b", " a", "a ", "/a", "a/", "a/ b", "a  b", "50%",
            "50% or %41",
            "what? now?", "\"a  b\" c", "say \"yes\"", "it's 'til", "a\\b \\ c", "a --on b", "-a -- b", "走る/泳ぐ 毎日",
            "e\u{301}/\u{301} x", "a\u{202E}b", "ａ/ｂ", "&=#<>^`{|}", "find a", "cover",
        ], ["find", "only"])
    func typedBack(value: String, place: String) async throws {
        let shown = Route([place, value]).shown
        let descriptions = [PlaceDescription("find", commands: []), PlaceDescription("only", commands: [])]
        for line in [shown, "go \(shown)"] {
            let root = RouterSpy(showing: "cover")
            var opened: [String] = []
            root.stubbedPlaces = [
                Place(Destination("find", value: "words", .allWords, summary: "where words stand"), { $0 }) { words in
                    opened.append("find: \(words)")
                    open(["find", words], showing: "found", from: root)
                },
                Place(Destination("only", value: "words", .optionalWords, summary: "what is chosen"), { $0 }) { words in
                    opened.append("only: \(words)")
                    open(["only", words], showing: "chosen", from: root)
                },
            ]
            _ = try await HostTesting.typing(line, at: root, placeDescriptions: descriptions)
            #expect(opened == ["\(place): \(value)"], "\(line)")
        }
    }

    @Test(
        "is the words of one value, where that may have several",
        arguments: [
            ("on", "on “”"), ("on day", "on “day”"), ("on last day", "on “last day”"),
            ("on last day find a", "find “a”"), ("on day find a", "find “a”"), ("go on last day", "on “last day”"),
        ])
    func severalWords(line: String, page: String) async throws {
        struct NoDay: Error {}
        let day = Argument<String>("day", mostWords: 2) { text in
            guard ["", "day", "last day"].contains(text) else { throw NoDay() }
            return text
        }
        let address = Address("on", day, .optionalWord) { $0 }
        let root = root()
        root.stubbedPlaces.append(
            Place(Destination(address, summary: "what is of a day"), { $0 }) { day in
                open(["on", day].filter { !$0.isEmpty }, showing: "on “\(day)”", from: root)
            })
        let descriptions = [PlaceDescription("on", commands: [])]
        let seen = try await HostTesting.typing(line, "show", at: root, placeDescriptions: descriptions)
        #expect(seen.last == page)
    }

    @Test("is no word that leads on, where it may be left out")
    func leadsOn() async throws {
        #expect(try await typing("since find a", "show").last == "find “a”")
        #expect(try await typing("only a b find c", "show").last == "find “c”")
    }

    @Test("is a word that leads on elsewhere, where it is one of the words that the place expects")
    func expected() async throws {
        #expect(try await typing("by find", "show").last == "by “find”")
        #expect(try await typing("by since", "show").last == "since “”")
    }

    @Test("is one of a long route, each place of which only the one before it knows", arguments: ["", "show"])
    func undescribed(word: String) async throws {
        func shelf(of levels: ArraySlice<String>, below router: RouterSpy) {
            guard let name = levels.first else { return }
            let destination = Destination(name, value: "number", summary: "a part")
            router.stubbedPlaces = [
                Place(destination, { $0 }) { [unowned router] number in
                    let part = RouterSpy(
                        address: [name, number], viewController: ScreenStub(Text("\(name) “\(number)”")))
                    shelf(of: levels.dropFirst(), below: part)
                    router.open(part)
                }
            ]
        }
        let root = RouterSpy(showing: "cover")
        shelf(of: ["room", "shelf", "book"], below: root)
        let seen = try await HostTesting.typing("room/1/shelf/2/book/3 \(word)", "show", at: root)
        #expect(seen.first == "book “3”")
    }

    @Test("belongs to the lowest open place that leads to a place of the name")
    func lowest() async throws {
        func part(below router: RouterSpy, depth: Int) {
            router.stubbedPlaces = [
                Place(Destination("part", value: "number", summary: "a part"), { $0 }) { [unowned router] number in
                    let child = RouterSpy(
                        address: ["part", number], viewController: ScreenStub(Text("part “\(number)” of \(depth)")))
                    if depth < 3 { part(below: child, depth: depth + 1) }
                    router.open(child)
                }
            ]
        }
        let root = RouterSpy(showing: "cover")
        part(below: root, depth: 1)
        let seen = try await HostTesting.typing("part 1", "go part/2", "show", at: root)
        #expect(seen.last == "part “2” of 2")
    }

    @Test("is that of a place from which the same line leads back")
    func backAgain() async throws {
        let placeDescriptions = [PlaceDescription("since", commands: [])]
        let seen = try await HostTesting.typing(
            "since 3 back", "show", at: root(), placeDescriptions: placeDescriptions)
        #expect(seen.last == "cover")
    }

    @Test("is said to be missing where it has to be there")
    func missing() async throws {
        #expect(try await typing("find") == ["! line 1: “find” needs a words: find <words>"])
    }

    @Test("stands in the help as it is typed")
    func usage() async throws {
        let help = try await typing("help")
        #expect(help.contains { $0.contains("since [<days>]") } && help.contains { $0.contains("find <words…>") })
        #expect(help.contains { $0.contains("only [<words…>]") })
    }
}
