package import Platform
package import SwiftFileKit

/// The parts of a Swift file that the rules of ``Check`` need.
struct SourceFile: Sendable {
    let path: String
    let imports: [Import]
    let types: [TypeDeclaration]
    let publicWords: [Token]
    let hasTest: Bool
    let typesWithStates: [String]
    let catalogEntries, places, describedPlaces: [String]
    let phrases: [PhraseCall]
    let unphrasedTexts: [UnphrasedText]
    /// The line number of a `main` that is asynchronous, in a program that can be built as a release.
    let asyncMainLine: Int?

    /// Extracts the parts that the rules need. Texts are extracted only if `speaks` is true; it is false for tests,
    /// examples, doubles, and developers' tools. An asynchronous `main` is looked for only if `isReleased` is true.
    init(path: String, _ file: SwiftFile, speaks: Bool, isReleased: Bool) {
        self.path = path
        asyncMainLine = isReleased ? file.asyncMainLine : nil
        (imports, types, publicWords, hasTest) = (file.imports, file.types, file.publicWords, file.hasTest)
        (typesWithStates, catalogEntries) = (file.typesWithStates, file.catalogEntries)
        (places, describedPlaces) = (file.places, file.describedPlaces)
        guard speaks else {
            (phrases, unphrasedTexts) = ([], [])
            return
        }
        phrases = file.phraseCalls
        // Sample states contain what a user might have typed.
        let isFeature = path.hasPrefix(Layer.feature.folder)
        unphrasedTexts =
            isFeature && path.hasSuffix("+States.swift")
            ? [] : file.unphrasedTexts(isScreen: isFeature && path.hasSuffix("Screen.swift"))
    }
}

extension House {
    /// Returns the paths of the Swift files below a folder, sorted; `nil` if the folder is missing.
    package func swiftFiles(in folder: String) -> [String]? {
        FileSystem.isFolder(path(folder)) ? files(below: folder, ending: ".swift") : nil
    }

    /// Returns the sorted paths of all files at or below a path, without links and without hidden files inside folders;
    /// with an ending, only of those whose names have it.
    func files(below path: String, ending: String = "") -> [String] {
        guard let entries = try? FileSystem.entries(in: self.path(path)) else {
            return FileSystem.exists(self.path(path)) ? [path] : []
        }
        return entries.filter { !$0.name.hasPrefix(".") }.flatMap { entry -> [String] in
            switch entry.kind {
            case .folder: files(below: "\(path)/\(entry.name)", ending: ending)
            case .file where entry.name.hasSuffix(ending): ["\(path)/\(entry.name)"]
            case .file, .link, .other: []
            }
        }.sorted()
    }

    /// Returns the sorted names of the folders in a folder; empty if the folder is missing.
    package func folders(in folder: String) -> [String] {
        let entries = (try? FileSystem.entries(in: path(folder))) ?? []
        return entries.filter { $0.kind == .folder && !$0.name.hasPrefix(".") }.map(\.name).sorted()
    }

    package func swiftFile(_ path: String) throws(SystemError) -> SwiftFile {
        SwiftFile(try FileSystem.bytes(of: self.path(path)))
    }

    /// Reads all files of a target; `nil` if its folder is missing.
    func sources(of target: Target) throws(SystemError) -> [SourceFile]? {
        guard let files = swiftFiles(in: target.folder) else { return nil }
        var sources: [SourceFile] = []
        for file in files {
            sources.append(
                SourceFile(
                    path: file, try swiftFile(file), speaks: target.speaksAllLanguages, isReleased: target.isReleased))
        }
        return sources
    }
}
