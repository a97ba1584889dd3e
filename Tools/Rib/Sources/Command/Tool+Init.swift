import Platform

extension Tool {
    /// Makes a project.
    static let initialize = Command(
        name: "init", usage: "init NAME --into DIR [--languages CODES]",
        summary:
            "Make a new project from this one: the runtime, the host, this tool, CI, and one feature to begin with.",
        example: "rib init Planner --into ../planner",
        details: [
            "The app of this project stays behind, with its features, domains and data. English is among the languages in",
            "any case; one that this project does not speak can be named too, and phrases lack it until you write them.",
        ],
        options: [
            .init(name: "--into", value: "DIR", summary: "a folder that is not there yet, or is empty"),
            .init(
                name: "--languages", value: "CODES", summary: "what it speaks, such as en or en,de; as here without it"),
        ]
    ) { arguments, context in
        let name = try arguments.next("name")
        try arguments.end()
        guard let folder = arguments.value("--into"), !folder.isEmpty else {
            throw UsageMistake("init needs a folder: rib init NAME --into DIR")
        }
        let path = folder.hasPrefix("/") ? folder : "\(context.folder)/\(folder)"
        var project = NewProject(house: try arguments.house(in: context), name: name, folder: path)
        if arguments.has("--languages") {
            project.languages = ["en"] + arguments.names("--languages").filter { $0 != "en" }
        }
        try project.make()
        context.tell("\(name) lies in \(folder), with its program \(project.program). Go on with:\n")
        context.show("cd \(folder)\nTools/test\nswift run rib new feature Notes --into Home\n")
        return .ok
    }
}
