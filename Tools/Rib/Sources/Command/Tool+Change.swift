import Basics
import Commands
import Platform

extension Tool {
    static func remove(_ module: Argument<String>) -> Syntax<Action> {
        Syntax(
            "remove", module,
            summary: Phrase(
                "remove a module that no other needs, its folder and its line"),
            example: Phrase(typed: "remove Feature/Notes")
        ) { name in
            { copy in
                let house = try copy.house()
                let module = try house.module(meantBy: name)
                try Removal(house: house, module: module).apply()
                try House.redraw(at: house.root)
                copy.tell("\(module.title) is gone, with \(module.folder).\n")
                return .ok
            }
        }
    }

    static func rename(_ module: Argument<String>) -> Syntax<Action> {
        Syntax(
            "rename", module, Argument(Phrase("new name")) { $0 },
            summary: Phrase("rename a module: its folder, files, targets and types, and whoever names them"),
            example: Phrase(typed: "rename Feature/Notes Journal"),
            details: Phrase("What a person types, such as the words of a place, stays as it is.")
        ) { name, new in
            { copy in
                let house = try copy.house()
                let module = try house.module(meantBy: name)
                for path in try Renaming(house: house, module: module, name: new).apply() { copy.show("\(path)\n") }
                try House.redraw(at: house.root)
                copy.tell("\(module.title) is \(new) now. swift format -i mends lines that became too long.\n")
                return .ok
            }
        }
    }

    static let doctor = Syntax<Action>(
        "doctor", summary: Phrase("say what the machine lacks to build this project, and how to get it")
    ) {
        { copy in
            let complaints = try Doctor(root: try copy.root()).complaints
            for complaint in complaints { copy.show("\(complaint)\n") }
            if complaints.isEmpty { copy.tell("Nothing is missing.\n") }
            return complaints.isEmpty ? .ok : .failed
        }
    }

    static let initialize = Syntax<Action>(
        "init", Argument(Phrase("name")) { $0 },
        NamedArgument(
            "--into", PathArgument(Phrase("folder"), .folder),
            summary: Phrase("a folder that is not there yet, or is empty")
        ).required,
        NamedArgument(
            "--languages", Argument.names("codes"),
            summary: Phrase("what it speaks, such as en or en,de; as here without it")),
        summary: Phrase(
            "make a new project from this one: the runtime, the host, this tool, CI, and one feature to begin with"),
        example: Phrase(typed: "init Planner --into ../planner"),
        details: Phrase(
            """
            The apps of this project stay behind, with their features, domains and data. English is among the languages \
            in any case; one that this project does not speak can be named too, and phrases lack it until you write them.
            """)
    ) { name, folder, languages in { copy in try make(name, in: folder, languages, from: copy) } }

    private static func make(
        _ name: String, in folder: String, _ languages: [String]?, from copy: WorkingCopy
    ) throws -> ExitCode {
        var project = NewProject(house: try copy.house(), name: name, folder: copy.path(folder))
        if let languages { project.languages = ["en"] + languages.filter { $0 != "en" } }
        try project.make()
        copy.tell("\(name) lies in \(folder), with its program \(project.program). Go on with:\n")
        copy.show("cd \(folder)\nTools/test\nswift run rib new feature Notes --into Home\n")
        return .ok
    }
}
