import PlatformTesting
import ProfileData
import ProfileDomainInterface
import Testing

@Suite("The suggesters that a user has chosen")
struct TrustedSuggestersFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("are trusted in each later run, word by word, and others are not")
    func trust() throws {
        let (chosen, other) = (
            try SuggesterCommand(["~/suggest", "a b"]), try SuggesterCommand(["~/suggest", "a", "b"])
        )
        let file = TrustedSuggestersFile(in: folder.file("state"))
        #expect(!file.trusts(chosen))
        for _ in 1...2 { try file.trust(chosen) }
        try file.trust(try SuggesterCommand(["third"]))
        let later = TrustedSuggestersFile(in: folder.file("state"))
        #expect(later.trusts(chosen) && !later.trusts(other))
        let text = String(decoding: try folder.bytes(of: "state/suggesters"), as: UTF8.self)
        #expect(text == #"["~/suggest","a b"]"# + "\n" + #"["third"]"# + "\n")
    }

    @Test("are at most a hundred, without the oldest")
    func most() throws {
        let file = TrustedSuggestersFile(in: folder.path)
        let commands = try (1...101).map { try SuggesterCommand(["suggest", "\($0)"]) }
        for command in commands { try file.trust(command) }
        #expect(commands.map(file.trusts) == [false] + Array(repeating: true, count: 100))
    }

    @Test("are none where the folder of the user is unknown")
    func unknown() throws {
        let file = TrustedSuggestersFile(in: nil)
        let command = try SuggesterCommand(["suggest"])
        try file.trust(command)
        #expect(!file.trusts(command))
    }
}
