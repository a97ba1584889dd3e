import Console
import Foundation
import Platform
import PlatformTesting
import Testing

@Suite("The history's file")
struct HistoryFileTests {
    private let folder: TemporaryFolder
    private let history: HistoryFile

    init() throws {
        folder = try TemporaryFolder()
        history = HistoryFile(in: folder.file("state"))
    }

    private var text: String {
        get throws { String(decoding: try folder.bytes(of: "state/history"), as: UTF8.self) }
    }

    @Test("keeps lines in the order of typing, one a line")
    func order() throws {
        for line in ["core 마라톤", "set 1 \"a b\"", "core 마라톤"] { try history.add(line) }
        #expect(try text == "core 마라톤\nset 1 \"a b\"\ncore 마라톤\n")
        #expect(try history.lines() == ["core 마라톤", "set 1 \"a b\"", "core 마라톤"])
    }

    @Test("is for its owner alone, and so is its folder")
    func permissions() throws {
        try history.add("show")
        for (name, mode) in [("state", 0o700), ("state/history", 0o600)] {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(name))
            #expect(attributes[.posixPermissions] as? Int == mode)
        }
    }

    @Test("keeps no repetition of the last line, also of another program's", arguments: ["show", "쇼"])
    func repetition(line: String) throws {
        try history.add(line)
        try HistoryFile(in: folder.file("state")).add(line)
        #expect(try history.lines() == [line])
    }

    @Test(
        "keeps nothing that begins with a space, nothing empty and nothing of two lines", arguments: [" a", "", "a\nb"])
    func forgotten(line: String) throws {
        try history.add("before")
        try history.add(line)
        #expect(try history.lines() == ["before"])
    }

    /// Fills the file with numbered lines.
    private func fill(_ numbers: ClosedRange<Int>) throws {
        try history.add("first")
        _ = try folder.write(numbers.map { "set \($0)\n" }.joined(), to: "state/history")
    }

    @Test("keeps the newest thousand lines")
    func bounded() throws {
        try fill(1...999)
        for number in 1000...1003 { try history.add("set \(number)") }
        let lines = try history.lines()
        #expect(lines.count == 1000)
        #expect(lines.first == "set 4")
        #expect(lines.last == "set 1003")
        try permissions()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("state")) == ["history"])
    }

    @Test("passes over what is no text, and begins a new line after a torn one")
    func damaged() throws {
        try history.add("first")
        _ = try folder.write(Array("first\n".utf8) + [0xFF, 0x0A] + Array("torn".utf8), to: "state/history")
        #expect(try history.lines() == ["first", "torn"])
        try history.add("next")
        #expect(try text == "first\ntorn\nnext\n")
    }

    @Test("loses no line of programs that write at once, full or not", arguments: [1, 990])
    func several(before count: Int) async throws {
        try fill(1...count)
        try await withThrowingTaskGroup { group in
            for writer in 0..<4 {
                group.addTask { [history] in
                    for number in 0..<5 {
                        try history.add("new \(writer) \(number)")
                        await Task.yield()
                    }
                }
            }
            try await group.waitForAll()
        }
        let lines = try history.lines()
        #expect(Set(lines.filter { $0.hasPrefix("new") }).count == 20)
        #expect(lines.count == min(count + 20, 1000))
    }

    @Test("says what is in the way")
    func inTheWay() throws {
        let path = try folder.write([], to: "state")
        #expect(throws: SystemError(.createFolder, path, code: ENOTDIR)) { try history.add("show") }
    }
}
