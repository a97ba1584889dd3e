import Commands
import Consoles
import JSON
import Records
import Ribcage
import Terminal

extension HostContext {
    /// Shows the tree as it is now: each router below its parent, `●` where it is active, with its address.
    func showTree() throws {
        if speaker.writesJSON { return try speaker.show(TreePart(navigator.root), as: TreePart.record) }
        var lines: [Text] = []
        func add(_ router: AnyRouter, depth: Int) {
            let indent = String(repeating: "  ", count: depth)
            lines.append(Text(line: "\(indent)\(router.interactable.isActive ? "●" : "○") \(router.name)"))
            for child in router.children { add(child, depth: depth + 1) }
        }
        add(navigator.root, depth: 0)
        try speaker.show(lines.joined(separator: "\n"))
    }
}

extension Speaker {
    /// Tells from now on what happens in a tree, or only what leaks in it.
    func trace(_ root: AnyRouter, leaksOnly: Bool) {
        root.observeTree(leaksOnly: leaksOnly) { [console, writesJSON] event in
            if writesJSON {
                try? console.tell(json: ["schema": .integer(Schema.number), "trace": .string("\(event)")])
            } else {
                try? console.tell(Text(line: "trace: \(event)"))
            }
        }
    }
}
