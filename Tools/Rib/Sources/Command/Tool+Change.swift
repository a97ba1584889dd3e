import Basics
import Commands
import Platform

extension Tool {
    static func remove(_ module: Argument<String>) -> Syntax<Action> {
        Syntax(
            "remove", module,
            Flag("--unwire", summary: Phrase("also take out the ways to it from other features, as “rib unwire” does")),
            summary: Phrase(
                "remove a module that no other needs, its folder and its line"),
            example: Phrase(typed: "remove Feature/Notes")
        ) { name, unwires in
            { copy in
                let house = try copy.house()
                let module = try house.module(meantBy: name)
                let paths = try Removal(house: house, module: module, unwires: unwires).apply()
                for path in paths { copy.show("\(path)\n") }
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
                try House.writeStubs(at: house.root)
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
}
