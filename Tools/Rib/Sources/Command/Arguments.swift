import Platform

/// The words after a command's name, taken one by one.
struct Arguments {
    /// An option: its name with dashes, and what comes after it.
    struct Option: Sendable {
        let name: String
        /// What its value stands for; `nil` for one without a value.
        var value: String?
        let summary: String

        var usage: String { value.map { "\(name) \($0)" } ?? name }
    }

    private var plain: [String] = []
    private var given: [String: String] = [:]
    private let command: Tool.Command

    /// Sorts the words.
    init(_ words: [String], options: [Option], of command: Tool.Command) throws(UsageMistake) {
        self.command = command
        var rest = words[...]
        let known = options + [Option(name: "--root", value: "DIR", summary: "")]
        while let word = rest.popFirst() {
            guard word.hasPrefix("-"), word.count > 1 else {
                plain.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            guard let option = known.first(where: { $0.name == parts[0] }) else {
                let names = options.map(\.name).joined(separator: ", ")
                throw UsageMistake(
                    "\(command.name) has no option \(parts[0])\(names.isEmpty ? "" : "; it has \(names)")")
            }
            if option.value == nil {
                given[option.name] = ""
            } else if parts.count == 2 {
                given[option.name] = parts[1]
            } else if let value = rest.popFirst() {
                given[option.name] = value
            } else {
                throw UsageMistake("\(option.name) needs a value: \(option.usage)")
            }
        }
    }

    /// Whether an option was given.
    func has(_ name: String) -> Bool { given[name] != nil }

    /// The value of an option.
    func value(_ name: String) -> String? { given[name] }

    /// The names in the value of an option, with commas between them.
    func names(_ name: String) -> [String] {
        (given[name] ?? "").split(separator: ",").map { String($0.drop { $0 == " " }) }
    }

    /// The next plain word, if there is one.
    mutating func next() -> String? { plain.isEmpty ? nil : plain.removeFirst() }

    /// The next plain word.
    mutating func next(_ what: String) throws(UsageMistake) -> String {
        guard let word = next() else { throw UsageMistake("\(command.name) needs a \(what): rib \(command.usage)") }
        return word
    }

    /// Called when all words are taken.
    func end() throws(UsageMistake) {
        guard let word = plain.first else { return }
        throw UsageMistake("“\(word)” is one word too many: rib \(command.usage)")
    }

    /// The working copy that is meant.
    func house(in context: Tool.Context) throws -> House {
        try House(at: try root(in: context))
    }

    /// The root of the working copy that is meant.
    func root(in context: Tool.Context) throws -> String {
        if let root = given["--root"] {
            let path = root.hasPrefix("/") ? root : "\(context.folder)/\(root)"
            guard FileSystem.exists("\(path)/\(Table.path)") else {
                throw Refusal("there is no \(Table.path) in \(root): name the root of a working copy")
            }
            return path
        }
        guard let root = House.root(above: context.folder) else {
            throw Refusal("there is no \(Table.path) here or above: go to a working copy, or name it with --root DIR")
        }
        return root
    }
}
