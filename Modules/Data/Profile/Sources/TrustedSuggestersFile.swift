import Basics
import Platform
package import ProfileDomainInterface

/// The suggesters that this user has chosen, in the file `suggesters` of the user's state folder. The file belongs to
/// no store, so a store from elsewhere cannot add a suggester. Each line contains the words of one command as a JSON
/// array.
package struct TrustedSuggestersFile: TrustedSuggesters {
    /// The number of suggesters that are kept; if there are more, the oldest are removed.
    private static let most = 100

    private let folder: String?

    /// Creates the file in a folder, which need not exist; `nil` trusts no suggester.
    package init(in folder: String?) { self.folder = folder }

    package func trusts(_ command: SuggesterCommand) -> Bool {
        guard let path, let bytes = try? FileSystem.bytes(of: path, atMost: 1 << 20, isOwn: true) else { return false }
        return Self.lines(in: bytes).contains(Self.line(of: command))
    }

    package func trust(_ command: SuggesterCommand) throws {
        guard let folder, let path, !trusts(command) else { return }
        try FileSystem.createPrivateFolder(folder)
        let file = try LockedFile(path)
        let lines = Self.lines(in: try file.bytes()).suffix(Self.most - 1) + [Self.line(of: command)]
        try file.replace(with: lines.map { "\($0)\n" }.joined())
    }

    private var path: String? { folder.map { "\($0)/suggesters" } }

    private static func lines(in bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private static func line(of command: SuggesterCommand) -> String {
        JSONValue.array(command.words.map { .string($0) }).text
    }
}
