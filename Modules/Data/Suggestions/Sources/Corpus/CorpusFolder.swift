import Basics
package import Platform

/// The folder that contains the files of the corpus.
package struct CorpusFolder: Sendable {
    /// The environment variable with the path of the folder to use instead of the default one.
    package static let variable = "MANDALART_SUGGESTIONS"  // rib: verbatim, a variable
    /// The maximum size of a file, in bytes.
    private static let mostBytes = 1 << 16

    /// The path of the folder; `nil` if no folder was found.
    let path: String?

    /// Creates the folder at a path.
    package init(_ path: String?) {
        self.path = path
    }

    /// Finds the folder: the one that the environment names, or else `../share/mandalart/suggestions` beside the
    /// program, or else the one in the checkout in which the program was built.
    package init(_ environment: Environment, program: String?) {
        if let chosen = environment[Self.variable] {
            path = chosen
            return
        }
        var folder = program.map(FileSystem.folder)
        var candidates = folder.map { ["\(FileSystem.folder(of: $0))/share/mandalart/suggestions"] } ?? []
        while let inner = folder, inner != "/", inner != "." {
            candidates.append("\(inner)/Modules/Data/Suggestions/Corpus")
            folder = FileSystem.folder(of: inner)
        }
        path = candidates.first(where: FileSystem.isFolder)
    }

    /// Returns the themes of all valid files, in the order of their names, and the errors of all other files.
    func themes() -> (themes: [CorpusTheme], mistakes: [any Explained]) {
        guard let path else { return ([], [CorpusError.notFound]) }
        let names = FileSystem.fileNames(in: path).filter { $0.hasSuffix(".txt") }.sorted()
        if names.isEmpty { return ([], [CorpusError.empty(path)]) }
        var (themes, mistakes) = ([CorpusTheme](), [any Explained]())
        for name in names {
            let file = "\(path)/\(name)"
            do {
                themes.append(try CorpusTheme(try FileSystem.bytes(of: file, atMost: Self.mostBytes), of: file))
            } catch let error as any Explained {
                mistakes.append(error)
            } catch {
                preconditionFailure("\(error) has no explanation")
            }
        }
        return (themes, mistakes)
    }
}
