import Consoles
import JSON
import Records
import Ribcage
import Terminal

// What a developer sees of the tree.
extension PromptHost {
    /// Shows the tree as it is now: each router below its parent, `●` where it is active, with its address.
    func showTree() throws {
        if options.writesJSON { return try show(TreePart(root), as: TreePart.record) }
        var lines: [Text] = []
        func add(_ router: AnyRouter, depth: Int) {
            let indent = String(repeating: "  ", count: depth)
            lines.append(Text(line: "\(indent)\(router.interactable.isActive ? "●" : "○") \(router.name)"))
            for child in router.children { add(child, depth: depth + 1) }
        }
        add(root, depth: 0)
        try attempt { try console.show(lines.joined(separator: "\n")) }
    }

    /// Tells all that happens in the tree if that is wanted; in a debug build, what leaks in any case.
    func observeTree() {
        root.observeTree(leaksOnly: !options.isTracing) { [console, options] event in
            if options.writesJSON {
                try? console.tell(json: ["schema": .integer(Schema.number), "trace": .string("\(event)")])
            } else {
                try? console.tell(Text(line: "trace: \(event)"))
            }
        }
    }
}
