import Platform
import SwiftFileKit

/// Changes to the files of a working copy that are made together, or not at all.
package struct ChangeSet {
    private let root: String
    private(set) var texts: [String: String] = [:]
    private var removed: Set<String> = []

    package init(root: String) {
        self.root = root
    }

    var paths: [String] { texts.keys.sorted() }

    func text(_ path: String) throws(SystemError) -> String {
        if let text = texts[path] { return text }
        return String(decoding: try FileSystem.bytes(of: "\(root)/\(path)"), as: UTF8.self)
    }

    func file(_ path: String) throws(SystemError) -> SwiftFile { SwiftFile(try text(path)) }

    func files(in folder: String, of house: House) throws(SystemError) -> [(path: String, file: SwiftFile)] {
        let new = texts.keys.filter { $0.hasPrefix("\(folder)/") && $0.hasSuffix(".swift") }
        let paths = Set((house.swiftFiles(in: folder) ?? []) + new).subtracting(removed).sorted()
        var files: [(path: String, file: SwiftFile)] = []
        for path in paths { files.append((path, try file(path))) }
        return files
    }

    /// Transforms the texts of the new and changed Swift files, except the manifest.
    mutating func change(_ change: (String) throws -> String) rethrows {
        for path in paths where path.hasSuffix(".swift") && path != Table.path {
            texts[path] = try texts[path].map(change)
        }
    }

    mutating func write(_ text: String, to path: String) {
        texts[path] = text
        removed.remove(path)
    }

    mutating func remove(_ path: String) {
        texts[path] = nil
        removed.insert(path)
    }

    /// Makes the changes: new files first, then changed ones, the table last, and then removals. After an error nothing
    /// is changed.
    func apply() throws(SystemError) {
        let changed = paths.filter { FileSystem.exists("\(root)/\($0)") && $0 != Table.path }
        let new = paths.filter { !FileSystem.exists("\(root)/\($0)") }
        let table = texts[Table.path] == nil ? [] : [Table.path]
        var (folders, made, originals): ([String], [String], [(path: String, text: String)]) = ([], [], [])
        do throws(SystemError) {
            for path in new {
                let whole = "\(root)/\(path)"
                if let slash = whole.lastIndex(of: "/") {
                    folders += try FileSystem.createFolder(String(whole[..<slash]))
                }
                try FileSystem.replaceSharedFile(whole, with: texts[path] ?? "")
                made.append(whole)
            }
            for path in changed + table {
                let whole = "\(root)/\(path)"
                let original = String(decoding: try FileSystem.bytes(of: whole), as: UTF8.self)
                try FileSystem.replaceSharedFile(whole, with: texts[path] ?? "")
                originals.append((whole, original))
            }
            for path in removed.sorted() where FileSystem.exists("\(root)/\(path)") {
                let whole = "\(root)/\(path)"
                originals.append((whole, String(decoding: try FileSystem.bytes(of: whole), as: UTF8.self)))
                try FileSystem.removeFile(whole)
            }
        } catch {
            for original in originals { try? FileSystem.replaceSharedFile(original.path, with: original.text) }
            for path in made { try? FileSystem.removeFile(path) }
            for folder in folders.reversed() { try? FileSystem.removeEmptyFolder(folder) }
            throw error
        }
    }
}
