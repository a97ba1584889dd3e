extension Check {
    /// Finds lines of the table that are repeated, or that have an unknown word, an unknown label, or an invalid name.
    func checkTable(_ all: inout Findings) {
        var seen: Set<Table.Key> = []
        for line in house.table.modules {
            guard let layer = Layer(rawValue: line.word) else {
                let layers = Layer.allCases.map(\.rawValue).joined(separator: ", ")
                all.add(line.line, .table, "there is no layer “\(line.word)”: a module is one of \(layers)")
                continue
            }
            let isFirst = seen.insert(line.key).inserted
            if let reason = ModuleName.mistake(in: line.name, of: layer) {
                all.add(line.line, .name, "“\(line.name)” is no name of a module: \(reason)")
            } else if !isFirst {
                all.add(
                    line.line, .table,
                    "\(line.word) “\(line.name)” is there twice: remove a line, or give one module another name")
            }
            check(line, of: layer, &all)
        }
        for line in house.table.outside {
            guard let labels = Table.outsideLabels[line.word] else {
                let words = Table.outsideLabels.keys.sorted().joined(separator: ", ")
                all.add(line.line, .table, "“\(line.word)” is unknown outside the modules: use one of \(words)")
                continue
            }
            for (label, argument) in line.labelled where !labels.contains(label) {
                all.add(
                    argument.line, .layer,
                    "\(line.word) “\(line.name)” has no “\(label)”: it takes \(labels.joined(separator: ", "))")
            }
        }
    }

    /// Finds labels that a layer does not have, and words after `for` that are no layers that may use core modules.
    private func check(_ line: Table.Line, of layer: Layer, _ all: inout Findings) {
        let labels = layer.labels.map(\.label)
        for (label, argument) in line.labelled where !layer.allLabels.contains(label) {
            all.add(
                argument.line, .layer,
                "\(layer.rawValue) “\(line.name)” must not depend on “\(label)”: \(layer.article) has "
                    + "\(labels.joined(separator: " and ")) only; remove it, and let the app hand over what is needed")
        }
        let users = Layer.users.map(\.word)
        for word in line.words("for") where !users.contains(word.text) {
            all.add(
                word.line, .table,
                "“\(word.text)” is no layer that uses core modules: one is \(users.joined(separator: ", "))")
        }
    }

    /// Finds core modules and system libraries that a module's line in the table names, although the module must not
    /// use them.
    func checkForbiddenWords(_ all: inout Findings) {
        for module in house.modules {
            for (label, layer) in module.layer.labels where layer == .core || layer == nil {
                for word in module.words[label] ?? [] {
                    guard let layer = house.layer(forbidding: word.text, in: module) else { continue }
                    all.add(
                        word.line, .layer,
                        "\(module.title) names “\(word.text)” in \(label), which is not for \(layer.article): "
                            + remedy(in: module))
                }
            }
        }
    }

    /// Returns what to do about a core module or a system library that the module must not use.
    func remedy(in module: Module) -> String {
        module.layer == .core
            ? "remove it, or say which layers \(module.name) is for"
            : "remove it, and let the app hand over what is needed"
    }

    /// Finds dependencies in the table that name no existing module, or that are repeated in a line.
    func checkDependencies(_ all: inout Findings) {
        for module in house.modules {
            for (label, layer) in module.layer.labels {
                check(module.words[label] ?? [], label, of: module.title, in: module, &all) { name in
                    layer.map { house.module($0, name) != nil } ?? (house.systemLibraries[name] != nil)
                }
            }
        }
        let programs = Set(house.targets.filter { $0.kind == .program }.map(\.name))
        let kits = Set(house.table.outside.filter { ["ToolKit", "Catalog"].contains($0.word) }.map(\.name))
        for line in house.table.outside {
            let title = "\(line.word) \(line.name)"
            for layer in Layer.allCases where !line.namesAllCore(layer.label) {
                check(line.words(layer.label), layer.label, of: title, &all) { house.module(layer, $0) != nil }
            }
            check(line.words("kits"), "kits", of: title, &all, exists: kits.contains)
            check(line.words("drives"), "drives", of: title, &all, exists: programs.contains)
        }
    }

    private func check(
        _ words: [Table.Word], _ label: String, of title: String, in module: Module? = nil, _ all: inout Findings,
        exists: (String) -> Bool
    ) {
        for (index, word) in words.enumerated() {
            if words[..<index].contains(where: { $0.text == word.text }) {
                all.add(
                    word.line, .table, "\(title) names “\(word.text)” twice in \(label): remove one",
                    fix: module?.fix { .removeWord(line: $0, label: label, word: word.text) })
            } else if !exists(word.text) {
                all.add(
                    word.line, .layer,
                    "\(title) names “\(word.text)” in \(label), and there is none: add its line, or correct the name")
            }
        }
    }

    func checkCycles(_ all: inout Findings) {
        var (hasEnded, path): ([String: Bool], [Module]) = ([:], [])
        func visit(_ module: Module) {
            if hasEnded[module.title] == false, let last = path.last {
                let start = path.firstIndex { $0.title == module.title } ?? 0
                let names = path[start...].map(\.name) + [module.name]
                all.add(
                    last.line, .cycle,
                    "\(last.title) closes a circle, \(names.joined(separator: " → ")): take one of these words out")
            }
            guard hasEnded[module.title] == nil else { return }
            hasEnded[module.title] = false
            path.append(module)
            module.names(module.layer.label).compactMap { house.module(module.layer, $0) }.forEach(visit)
            path.removeLast()
            hasEnded[module.title] = true
        }
        house.modules.forEach(visit)
    }

    /// Finds targets without a valid, unique bundle identifier. Tuist derives the identifier from the target's name, and
    /// ignores case.
    func checkBundles(_ all: inout Findings) {
        var (seen, lines): ([String: Target], Set<Int>) = ([:], [])
        for target in house.targets {
            let owner = house.owner(of: target.name)
            if owner == nil, !target.name.utf8.allSatisfy({ $0.isAlphanumeric || $0 == UInt8(ascii: "-") }) {
                lines.insert(target.line)
                all.add(
                    target.line, .bundleID,
                    "“\(target.name)” makes no bundle identifier: use ASCII letters, digits and hyphens")
            }
            guard let other = seen[target.name.lowercased()], other.line != target.line else {
                seen[target.name.lowercased()] = target
                continue
            }
            // A line is reported once, however many of its targets collide; a repeated line has a finding of its own.
            let module = house.modules.first { $0.line == target.line }
            let isRepeated = house.modules.contains { $0.title == module?.title && $0.line < target.line }
            let isSameModule = other.name == target.name && owner?.line == other.line
            guard !isSameModule, !isRepeated, lines.insert(target.line).inserted else { continue }
            all.add(
                target.line, .bundleID,
                "\(target.name) and \(other.name) of line \(other.line) have one bundle identifier: "
                    + "give one another name")
        }
    }
}

extension Module {
    /// Returns a fix of the module's line, unless a label that is not known would be lost.
    func fix(_ fix: (Table.Key) -> Fix) -> Fix? { isPlain ? fix(key) : nil }
}

extension Table.Line {
    var labelled: [(label: String, argument: Table.Argument)] {
        arguments.compactMap { argument in argument.label.map { ($0, argument) } }
    }
}

extension UInt8 {
    var isAlphanumeric: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }
}
