import Foundation
import Platform
import Resource
import ResourceTesting
import Testing

@MainActor @Suite("The disk of a store", .timeLimit(.minutes(15)))
struct DiskTests {
    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture()
    }

    /// Loads resources one after the other, and waits until they are written.
    private func load(_ names: [String]) async throws {
        for name in names { try await fixture.load(name, 1) }
        await fixture.store.flush()
    }

    /// Loads resources one after the other in another program on the same disk, and waits until they are written.
    private func loadElsewhere(_ names: [String]) async throws {
        let store = ResourceStore(disk: ResourceDisk(folder: fixture.diskFolder), clock: fixture.clock)
        for name in names {
            let key = ResourceKind<Int>.number.key(name, about: [.topic("numbers")])
            _ = try await store.resource(key) { _ in 2 }.updated()
        }
        await store.flush()
    }

    /// The names of the resources that a new run finds on the disk.
    private func kept(_ names: [String], fileLimit: Int = 1_000) async throws -> [String] {
        fixture.restart(fileLimit: fileLimit)
        var kept: [String] = []
        for name in names {
            let task = await fixture.ask(name)
            try await fixture.settle()
            if fixture.resource(name).value != nil { kept.append(name) }
            try await fixture.leave(task)
        }
        return kept
    }

    private func path(_ name: String) -> String { "\(fixture.diskFolder)/\(name)" }

    @Test("is its owner's alone, made when there is something to write, and has a file for each newest value")
    func files() async throws {
        let name = "é/\n\"\u{0}\u{202E}"
        let task = await fixture.ask(name)
        fixture.store.expire([.topic("others")])
        try await fixture.settle()
        #expect(!FileSystem.exists(fixture.diskFolder))
        try await fixture.answer(name, 1)
        _ = try await task.value
        let modes = [fixture.diskFolder, path(fixture.files[0])].map { FileSystem.permissions(of: $0) }
        #expect(modes == [0o700, 0o600])
        for number in 2...4 {
            fixture.store.expire([.topic("numbers")])
            try await fixture.load(name, number)
        }
        try await fixture.load("b", 5)
        await fixture.store.flush()
        #expect(fixture.files.count == 2)
        fixture.restart()
        let value = try await fixture.resource(name).updated()
        #expect(value == 4)
    }

    @Test(
        "ignores a damaged file and removes it: cut, changed, emptied, or with other bytes", arguments: 0...3)
    func damage(way: Int) async throws {
        try await load(["a", "b"])
        let name = fixture.files[0]
        let text = String(decoding: try FileSystem.bytes(of: path(name)), as: UTF8.self)
        let damaged =
            switch way {
            case 0: String(text.dropLast(4))
            case 1: text.replacingOccurrences(of: "\"value\":1", with: "\"value\":7")
            case 2: ""
            default: "\u{0}\u{1}\n\n"
            }
        #expect(damaged != text)
        try FileSystem.replaceFile(path(name), with: damaged)
        let kept = try await kept(["a", "b"])
        #expect(kept == ["b"])
        #expect(!fixture.files.contains(name))
    }

    @Test("loads again what is on it in a form that its kind does not take")
    func otherForm() async throws {
        let text = ResourceKind<String>("number", coding: .string)
        _ = try await fixture.store.resource(text.key("a")) { _ in "seven" }.updated()
        await fixture.store.flush()
        fixture.restart()
        try await fixture.load("a", 7)
        #expect(fixture.resource("a").value == 7)
    }

    @Test("holds no more files than its limit: the oldest go first, in later runs too, and when it is opened")
    func count() async throws {
        fixture.restart(fileLimit: 3)
        try await load(["a", "b", "c"])
        fixture.restart(fileLimit: 3)
        try await load(["d"])
        #expect(fixture.files.count == 3)
        let kept = try await kept(["a", "b", "c", "d"])
        #expect(kept == ["b", "c", "d"])
        fixture.restart(fileLimit: 1)
        let value = try await fixture.resource("d").updated()
        #expect(value == 1)
        #expect(fixture.files.count == 1)
    }

    @Test("holds no more bytes than its limit, and of a value that is too large not the older one that it replaces")
    func bytes() async throws {
        fixture.restart(byteLimit: 2_000)
        let kind = ResourceKind<String>("text", coding: .string)
        for number in 1...9 {
            let text = String(repeating: "x", count: 500)
            _ = try await fixture.store.resource(kind.key("\(number)")) { _ in text }.updated()
        }
        await fixture.store.flush()
        #expect(fixture.files.count == 3)
        let large = String(repeating: "x", count: 3_000)
        fixture.store.expire([.key(kind.key("9"))])
        _ = try await fixture.store.resource(kind.key("9")) { _ in large }.updated()
        await fixture.store.flush()
        let sizes = fixture.files.compactMap { FileSystem.size(of: path($0)) }
        #expect(sizes.map { $0 > 0 } == [true, true, false])
        fixture.restart()
        let reloaded = try await fixture.store.resource(kind.key("9")) { _ in "new" }.updated()
        #expect(reloaded == "new")
    }

    @Test("keeps what an action has expired as long as there are older values, and no longer")
    func marks() async throws {
        try await load(["a", "b"])
        for _ in 1...5 { fixture.store.expire([.topic("numbers")]) }
        try await load(["c"])
        let sizes = fixture.files.map { FileSystem.size(of: path($0)) ?? 0 }
        #expect(sizes.map { $0 == 0 } == [false, false, true, false])
        try await load(["a", "b"])
        #expect(fixture.files.count == 3)
    }

    @Test("expires what another program has written since it was opened, also if it was empty then")
    func expiryElsewhere() async throws {
        let opening = await fixture.ask("a")
        try await fixture.leave(opening)
        try await loadElsewhere(["b", "c"])
        fixture.store.expire([.topic("numbers")])
        await fixture.store.flush()
        fixture.restart()
        let task = await fixture.ask("c")
        try await fixture.settle()
        #expect(fixture.resource("c").state == ResourceState(value: 2, status: .expired))
        try await fixture.leave(task)
    }

    @Test("gives the value that was written last, whichever program has written it")
    func lastElsewhere() async throws {
        try await load(["a"])
        try await loadElsewhere(["b", "c"])
        try await load(["c"])
        fixture.restart()
        let value = try await fixture.resource("c").updated()
        #expect(value == 1)
    }

    @Test("removes the values when it cannot mark them as expired, also if it had marked them before")
    func unmarkable() async throws {
        try await load(["a"])
        let value = fixture.files[0]
        // A number that is larger than the time of day, so that the names of the next files are known.
        try FileSystem.move(path(value), to: path("f000000000000000" + value.dropFirst(16)))
        fixture.restart()
        fixture.store.expire([.topic("numbers")])
        await fixture.store.flush()
        let mark = try #require(fixture.files.last)
        #expect(mark.hasPrefix("f000000000000001-"))
        try FileSystem.createPrivateFolder(path("f000000000000002" + mark.dropFirst(16)))
        fixture.store.expire([.topic("numbers")])
        await fixture.store.flush()
        #expect(fixture.files == [])
        let kept = try await kept(["a"])
        #expect(kept == [])
    }

    @Test("leaves files of others alone, and removes what a program left that was killed while it wrote")
    func others() async throws {
        try await load(["a"])
        let unfinished = "\(fixture.files[0]).Ab12Cd"
        let others = [
            "notes.txt", "0-1.resource", "readme.resource.Ab12Cd", "+000000000000001-0000000000000001.resource",
            "000000000000000A-0000000000000001.resource", "0000000000000001-0000000000000001.other",
        ]
        for name in others + [unfinished] { try FileSystem.createPrivateFile(path(name), with: [0]) }
        try FileSystem.createPrivateFolder(path("0000000000000009-0000000000000009.resource"))
        let kept = try await kept(["a"], fileLimit: 1)
        #expect(kept == ["a"])
        #expect(!fixture.files.contains(unfinished))
        #expect(Set(fixture.files).isSuperset(of: others))
    }

    @Test("costs no answer when it cannot be written")
    func unwritable() async throws {
        let store = ResourceStore(disk: ResourceDisk(folder: "/dev/null/resources"), clock: fixture.clock)
        let value = try await store.resource(fixture.resource("a").key) { _ in 5 }.updated()
        await store.flush()
        #expect(value == 5)
    }
}
