import Foundation
import Platform
import PlatformTesting
import Resource
import ResourceTesting
import Testing

@MainActor @Suite("The disk of a store", .timeLimit(.minutes(15)))
struct DiskTests {
    private func fixture(_ limits: ResourceDisk.Limits = ResourceDisk.Limits()) throws -> StoreFixture {
        try StoreFixture(limits: limits)
    }

    /// Loads resources one after the other, and waits until they are written.
    private func load(_ names: [String], in fixture: StoreFixture) async throws {
        for name in names { try await fixture.load(name, 1) }
        await fixture.store.flush()
    }

    /// The names of the resources that a new store finds on the disk.
    private func kept(_ names: [String], in fixture: StoreFixture) async throws -> [String] {
        fixture.restart()
        var kept: [String] = []
        for name in names {
            let task = await fixture.ask(name)
            try await fixture.settle()
            if fixture.resource(name).value != nil { kept.append(name) }
            await fixture.leave(task)
        }
        return kept
    }

    private func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test("is its owner's alone, and is made when there is something to write")
    func permissions() async throws {
        let fixture = try fixture()
        let task = await fixture.ask("a")
        try await fixture.settle()
        #expect(!FileSystem.exists(fixture.diskFolder))
        try await fixture.answer("a", 1)
        _ = try await task.value
        let modes = [try permissions(fixture.diskFolder), try permissions("\(fixture.diskFolder)/\(fixture.files[0])")]
        #expect(modes == [0o700, 0o600])
    }

    @Test("has one file for each resource, of the newest value")
    func files() async throws {
        let fixture = try fixture()
        for number in 1...3 {
            try await fixture.load("a", number)
            fixture.store.expire([.key(fixture.resource("a").key)])
        }
        try await fixture.load("a", 4)
        try await fixture.load("b", 5)
        await fixture.store.flush()
        #expect(fixture.files.count { $0.hasSuffix(".resource") } == 2)
        fixture.restart()
        let value = try await fixture.resource("a").updated()
        #expect(value == 4)
    }

    @Test("ignores a damaged file and removes it: cut, changed, emptied, or of another version", arguments: 0...4)
    func damage(way: Int) async throws {
        let fixture = try fixture()
        try await load(["a", "b"], in: fixture)
        let name = fixture.files[0]
        let text = String(decoding: try FileSystem.bytes(of: "\(fixture.diskFolder)/\(name)"), as: UTF8.self)
        let damaged =
            switch way {
            case 0: String(text.dropLast(4))
            case 1: text.replacingOccurrences(of: "\"value\":1", with: "\"value\":7")
            case 2: ""
            case 3: text.replacingOccurrences(of: "\"version\":1", with: "\"version\":2")
            default: "\u{0}\u{1}\n\n"
            }
        #expect(damaged != text)
        try FileSystem.replaceFile("\(fixture.diskFolder)/\(name)", with: damaged)
        let kept = try await kept(["a", "b"], in: fixture)
        #expect(kept == ["b"])
        #expect(!fixture.files.contains(name))
    }

    @Test("loads again what is on it in a form that its kind does not take")
    func otherForm() async throws {
        let fixture = try fixture()
        let text = ResourceKind<String>("number", coding: .string)
        _ = try await fixture.store.resource(text.key("a")) { _ in "seven" }.updated()
        await fixture.store.flush()
        fixture.restart()
        try await fixture.load("a", 7)
        #expect(fixture.resource("a").value == 7)
    }

    @Test("holds no more files than its limit: the oldest go first, in later runs too")
    func count() async throws {
        var limits = ResourceDisk.Limits()
        limits.files = 3
        let fixture = try fixture(limits)
        try await load(["a", "b", "c"], in: fixture)
        fixture.restart()
        try await load(["d"], in: fixture)
        #expect(fixture.files.count == 3)
        let kept = try await kept(["a", "b", "c", "d"], in: fixture)
        #expect(kept == ["b", "c", "d"])
    }

    @Test("holds no more bytes than its limit, and no value that is larger than one may be")
    func bytes() async throws {
        var limits = ResourceDisk.Limits()
        (limits.bytes, limits.bytesOfValue) = (2_000, 900)
        let fixture = try fixture(limits)
        let kind = ResourceKind<String>("text", coding: .string)
        for number in 1...9 {
            let text = String(repeating: "x", count: 500)
            _ = try await fixture.store.resource(kind.key("\(number)")) { _ in text }.updated()
        }
        await fixture.store.flush()
        #expect(fixture.files.count == 3)
        let large = String(repeating: "x", count: 1_000)
        fixture.store.expire([.key(kind.key("9"))])
        _ = try await fixture.store.resource(kind.key("9")) { _ in large }.updated()
        await fixture.store.flush()
        // Neither the large value is kept, nor the older one that it has replaced.
        fixture.restart()
        let reloaded = try await fixture.store.resource(kind.key("9")) { _ in "new" }.updated()
        #expect(reloaded == "new")
        let sizes = fixture.files.compactMap { FileSystem.size(of: "\(fixture.diskFolder)/\($0)") }
        #expect(sizes.reduce(0, +) <= 2_000)
    }

    @Test("is bounded when it is opened, as its limit may have been higher")
    func opened() async throws {
        let fixture = try fixture()
        try await load(["a", "b", "c"], in: fixture)
        var limits = ResourceDisk.Limits()
        limits.files = 1
        let disk = ResourceDisk(folder: fixture.diskFolder, limits: limits)
        let store = ResourceStore(disk: disk, clock: fixture.clock)
        let value = try await store.resource(fixture.resource("c").key) { _ in 9 }.updated()
        #expect(value == 1)
        #expect(fixture.files.count == 1)
    }

    @Test("keeps what an action has expired as long as there are older values, and no longer")
    func marks() async throws {
        var limits = ResourceDisk.Limits()
        limits.files = 4
        let fixture = try fixture(limits)
        try await load(["a", "b"], in: fixture)
        for _ in 1...5 { fixture.store.expire([.topic("numbers")]) }
        await fixture.store.flush()
        #expect(fixture.files.map { $0.hasSuffix(".expired") } == [false, false, true])
        try await load(["a", "b"], in: fixture)
        #expect(fixture.files.map { $0.hasSuffix(".expired") } == [false, false])
    }

    @Test("leaves files of others alone, and removes what a program left that was killed while it wrote")
    func others() async throws {
        let fixture = try fixture()
        try await load(["a"], in: fixture)
        let unfinished = "\(fixture.files[0]).Ab12Cd"
        let others = [
            "notes.txt", "0-1.resource", "readme.resource.Ab12Cd", "+000000000000001-0000000000000001.resource",
        ]
        for name in others + [unfinished] {
            try FileSystem.createPrivateFile("\(fixture.diskFolder)/\(name)", with: [])
        }
        try FileSystem.createPrivateFolder("\(fixture.diskFolder)/0000000000000009-0000000000000009.resource")
        let kept = try await kept(["a"], in: fixture)
        #expect(kept == ["a"])
        #expect(!fixture.files.contains(unfinished))
        #expect(Set(fixture.files).isSuperset(of: others))
    }

    @Test("costs no answer when it cannot be written, and says why")
    func unwritable() async throws {
        let fixture = try fixture()
        let file = try fixture.folder.write("not a folder", to: "file")
        let disk = ResourceDisk(folder: "\(file)/resources")
        let store = ResourceStore(disk: disk, clock: fixture.clock)
        let value = try await store.resource(fixture.resource("a").key) { _ in 5 }.updated()
        #expect(value == 5)
        await store.flush()
        let failure = await disk.failure
        #expect(failure?.isMissing == true)
    }
}
