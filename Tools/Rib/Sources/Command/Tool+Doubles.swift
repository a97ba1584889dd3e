import Basics
import Commands
import Platform

extension Tool {
    static func doubles(_ module: Argument<String>) -> Syntax<Action> {
        Syntax(
            "doubles", OptionalArgument(module),
            Flag("--check", summary: Phrase("write nothing, and fail when something is out of date")),
            NamedArgument(
                "--modules", PathArgument(Phrase("folder"), .folder),
                summary: Phrase("where the built modules lie, such as .build/debug/Modules")),
            summary: Phrase("write spies and mocks of a module's public protocols, and stubs of what a feature needs"),
            example: Phrase(typed: "doubles Home"),
            details: Phrase(
                """
                Doubles of the public protocols go into the module's Testing, from what the compiler knows: the \
                Interface is built first, unless built modules are there already. The stub of a feature's Dependency \
                goes into its Tests and its Example. A protocol of which there is a double in another \
                file is left alone. Without a module, all modules with an Interface.
                """)
        ) { name, isCheck, folder in
            { copy in try writeDoubles(of: name, checking: isCheck, modulesFolder: folder, in: copy) }
        }
    }

    private static func writeDoubles(
        of name: String?, checking isCheck: Bool, modulesFolder folder: String?, in copy: WorkingCopy
    ) throws -> ExitCode {
        let house = try copy.house()
        let old = try oldDoubles(of: name, modulesFolder: folder, in: copy)
        let complaint = Doubles.complaint(of: old.map(\.module), in: house)
        for (path, text, _) in old {
            let whole = house.path(path)
            if isCheck {
                copy.show("\(Finding(path, 1, .doubles, complaint).text)\n")
            } else if let text {
                _ = try FileSystem.createFolder(String(whole[..<(whole.lastIndex(of: "/") ?? whole.endIndex)]))
                try FileSystem.replaceSharedFile(whole, with: text)
                copy.show("\(path)\n")
            } else {
                try FileSystem.removeFile(whole)
                copy.tell("\(path) is gone: there is nothing to write.\n")
            }
        }
        return isCheck && !old.isEmpty ? .failed : .ok
    }

    /// Prints the protocols for which no double can be written. If no folder of built modules is given, the Interfaces
    /// are built.
    ///
    /// - Returns: the files of doubles that differ from what they should be, each with its text; `nil` for one that should
    ///   not exist.
    /// - Throws: ``Refusal`` for an Interface that does not build, `SystemError` when a file cannot be read.
    static func oldDoubles(
        of name: String? = nil, modulesFolder folder: String? = nil, in copy: WorkingCopy
    ) throws -> [(path: String, text: String?, module: Module)] {
        let house = try copy.house()
        let modules =
            try name.map { [try house.module(meantBy: $0, withInterface: true)] }
            ?? house.modules.filter { [.domain, .feature].contains($0.layer) }
        let doubles = try modules.map { try Doubles(house, of: $0) }
        let folder = try folder ?? Self.build(modules, of: house)
        let graphs = try SymbolGraphs(modulesFolder: folder, of: house)
        var files: [(path: String, text: String?, module: Module)] = []
        for doubles in doubles {
            let answer = try doubles.answer(graphs)
            for obstacle in answer.obstacles { copy.tell("\(obstacle)\n") }
            files.append((doubles.path, answer.text, doubles.module))
            guard doubles.module.layer == .feature else { continue }
            let stub = try DependencyStub(of: doubles.module, in: ChangeSet(root: house.root), of: house)
            files += try stub?.files().map { ($0.path, $0.text, doubles.module) } ?? []
        }
        return try files.filter { path, text, _ in
            let bytes = FileSystem.exists(house.path(path)) ? try FileSystem.bytes(of: house.path(path)) : nil
            return text != bytes.map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Builds the Interface targets of the modules, and returns the folder of the compiled modules.
    private static func build(_ modules: [Module], of house: House) throws -> String {
        for module in modules {
            let words = BuildSystem().swift("build", at: house.root) + ["--target", "\(module.base)Interface"]
            let result = try ChildProcess.run(words)
            guard result.exitCode == 0 else {
                throw Refusal("\(module.base)Interface does not build:\n\(result.output)")
            }
        }
        let words = BuildSystem().swift("build", at: house.root) + ["--show-bin-path"]
        return BuildSystem.modules(in: String(try ChildProcess.run(words).output.prefix { $0 != "\n" }))
    }
}
