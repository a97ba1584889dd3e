import Foundation
import Testing

@Suite("What fuzzing found worth keeping")
struct FuzzTests {
    private static let corpus = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "FuzzCorpus")

    private static func files(of target: FuzzTarget) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: corpus.appending(path: target.rawValue), includingPropertiesForKeys: nil)
    }

    @Test("breaks nothing", arguments: FuzzTarget.allCases)
    func corpus(of target: FuzzTarget) throws {
        for file in try Self.files(of: target) {
            let bytes = try Array(Data(contentsOf: file))
            #expect(throws: Never.self, "\(target)/\(file.lastPathComponent)") { try target.check(bytes) }
        }
    }

    @Test("is there for each target, and little", arguments: FuzzTarget.allCases)
    func size(of target: FuzzTarget) throws {
        let files = try Self.files(of: target)
        #expect((1...60).contains(files.count))
    }
}
