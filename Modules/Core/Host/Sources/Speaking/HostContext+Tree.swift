import Basics
import Commands
import Console
import Ribcage
import Terminal

extension HostContext {
    /// Shows the current tree of RIBs: each router below its parent, with its address, after `●` if it is active or `○`
    /// if it is not. For a screen reader, the number of the level replaces the indentation.
    func showTree() throws {
        if speaker.writesJSON { return try speaker.show(TreePart(navigator.root), as: TreePart.record) }
        let reader = speaker.reader
        var lines: [Text] = []
        func add(_ router: AnyRouter, level: Int) {
            let isActive = router.interactable.isActive
            if reader.isLinear {
                let state = reader.text(isActive ? HostPhrases.active : HostPhrases.inactive)
                lines.append(reader.pair(Text(line: "\(level) \(router.name)"), state))
            } else {
                lines.append(reader.indented(Text(line: "\(isActive ? "●" : "○") \(router.name)"), by: 2 * (level - 1)))
            }
            for child in router.children { add(child, level: level + 1) }
        }
        add(navigator.root, level: 1)
        try speaker.show(lines.joined(separator: "\n"))
    }
}

extension Speaker {
    /// Shows the events of a tree of RIBs from now on; with `leaksOnly`, only its leaks.
    func trace(_ root: AnyRouter, leaksOnly: Bool) {
        root.observeTree(leaksOnly: leaksOnly) { [console, writesJSON] event in
            if writesJSON {
                try? console.tell(json: ["schema": .integer(RecordSchema.number), "trace": .string("\(event)")])
            } else {
                try? console.tell(Text(line: "trace: \(event)"))
            }
        }
    }
}
