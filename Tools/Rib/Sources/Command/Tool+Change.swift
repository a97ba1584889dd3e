import Platform

extension Tool {
    /// Takes a module out.
    static let remove = Command(
        name: "remove", usage: "remove MODULE",
        summary: "Remove a module, its folder and its line. While others need it, it stays, and they are named.",
        example: "rib remove Feature/Notes", options: []
    ) { arguments, context in
        let name = try arguments.next("module")
        try arguments.end()
        let house = try arguments.house(in: context)
        let module = try house.module(meantBy: name)
        try Removal(house: house, module: module).apply()
        try House.redraw(at: house.root)
        context.tell("\(module.title) is gone, with \(module.folder).\n")
        return .ok
    }

    /// Gives a module another name.
    static let rename = Command(
        name: "rename", usage: "rename MODULE NEW",
        summary: "Rename a module: its folder, files, targets and types, and whoever names them.",
        example: "rib rename Feature/Notes Journal",
        details: ["What a person types, such as the words of a place, stays as it is."], options: []
    ) { arguments, context in
        let (name, new) = (try arguments.next("module"), try arguments.next("new name"))
        try arguments.end()
        let house = try arguments.house(in: context)
        let module = try house.module(meantBy: name)
        for path in try Renaming(house: house, module: module, name: new).apply() { context.show("\(path)\n") }
        try House.redraw(at: house.root)
        context.tell("\(module.title) is \(new) now. swift format -i mends lines that became too long.\n")
        return .ok
    }

    /// Says what the machine lacks.
    static let doctor = Command(
        name: "doctor", usage: "doctor",
        summary: "Say what the machine lacks to build this project, and how to get it.",
        example: "rib doctor", options: []
    ) { arguments, context in
        try arguments.end()
        let complaints = try Doctor(root: try arguments.root(in: context)).complaints
        for complaint in complaints { context.show("\(complaint)\n") }
        if complaints.isEmpty { context.tell("Nothing is missing.\n") }
        return complaints.isEmpty ? .ok : .failed
    }
}
