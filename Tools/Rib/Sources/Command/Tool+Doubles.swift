import Platform

extension Tool {
    /// Writes the doubles of a module.
    static let doubles = Command(
        name: "doubles", usage: "doubles [MODULE] [--check] [--modules DIR]",
        summary: "Write spies and stubs of a module's public protocols into its Testing, from what the compiler knows.",
        example: "rib doubles Home",
        details: [
            "A protocol of which there is a double in another file of Testing is left alone. Without a MODULE, all modules",
            "with an Interface. The Interface is built first, unless built modules are there already.",
        ],
        options: [
            .init(name: "--check", summary: "write nothing, and fail when something is out of date"),
            .init(
                name: "--modules", value: "DIR", summary: "where the built modules lie, such as .build/debug/Modules"),
        ]
    ) { arguments, context in
        let name = arguments.next()
        try arguments.end()
        let house = try arguments.house(in: context)
        let modules =
            try name.map { [try house.module(meantBy: $0, withInterface: true)] }
            ?? house.modules.filter { [.domain, .feature].contains($0.layer) }
        let doubles = try modules.map { try Doubles(house, of: $0) }
        let folder = try arguments.value("--modules") ?? Self.build(modules, of: house)
        let graphs = try SymbolGraphs(modulesFolder: folder, of: house)
        var code = ExitCode.ok
        for doubles in doubles {
            let answer = try doubles.answer(graphs)
            for obstacle in answer.obstacles { context.tell("\(obstacle)\n") }
            let path = house.path(doubles.path)
            let bytes = FileSystem.exists(path) ? try FileSystem.bytes(of: path) : nil
            let old = bytes.map { String(decoding: $0, as: UTF8.self) }
            guard answer.text != old else { continue }
            if arguments.has("--check") {
                context.show(
                    "\(doubles.path):1: error: this is out of date: write it anew with rib doubles \(doubles.module.name)\n"
                )
                code = .failed
            } else if let text = answer.text {
                try FileSystem.replaceSharedFile(path, with: text)
                context.show("\(doubles.path)\n")
            } else {
                try FileSystem.removeFile(path)
                context.tell("\(doubles.path) is gone: there is nothing to write.\n")
            }
        }
        return code
    }

    /// Builds the interfaces, and says where their modules lie.
    private static func build(_ modules: [Module], of house: House) throws -> String {
        for module in modules {
            let words = ["swift", "build", "--package-path", house.root, "--target", "\(module.base)Interface"]
            let result = try ChildProcess.run(words)
            guard result.exitCode == 0 else {
                throw Refusal("\(module.base)Interface does not build:\n\(result.output)")
            }
        }
        let words = ["swift", "build", "--package-path", house.root, "--show-bin-path"]
        return "\(try ChildProcess.run(words).output.prefix { $0 != "\n" })/Modules"
    }
}
