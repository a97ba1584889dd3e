import Basics
import Commands
import Platform

extension Tool {
    /// The command that creates a project.
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
