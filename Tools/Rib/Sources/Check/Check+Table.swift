extension Check {
    /// Findings for lines of the table that are repeated, or that have an unknown word, an unknown label, or an invalid
    /// name.
    var tableFindings: [Finding] {
        var seen: Set<String> = []
        let modules = house.table.modules.flatMap { line in
            guard let layer = Layer(rawValue: line.word) else {
                let layers = Layer.allCases.map(\.rawValue).joined(separator: ", ")
                return [
                    Finding(
                        Table.path, line.line, .table, "there is no layer “\(line.word)”: a module is one of \(layers)")
                ]
            }
            return nameFindings(line, isTwice: !seen.insert("\(line.word) \(line.name)").inserted)
                + labelFindings(line, of: layer) + userFindings(line)
        }
        let outside = house.table.outside.flatMap { line in
            guard let labels = Table.outsideLabels[line.word] else {
                let words = Table.outsideLabels.keys.sorted().joined(separator: ", ")
                return [
                    Finding(
                        Table.path, line.line, .table,
                        "“\(line.word)” is unknown outside the modules: use one of \(words)")
                ]
            }
            return line.arguments.compactMap { argument -> Finding? in
                guard let label = argument.label, !labels.contains(label) else { return nil }
                return Finding(
                    Table.path, argument.line, .layer,
                    "\(line.word) “\(line.name)” has no “\(label)”: it takes \(labels.joined(separator: ", "))")
            }
        }
        return modules + outside
    }

    private func nameFindings(_ line: Table.Line, isTwice: Bool) -> [Finding] {
        if let reason = ModuleName.mistake(in: line.name) {
            return [Finding(Table.path, line.line, .name, "“\(line.name)” is no name of a module: \(reason)")]
        }
        guard isTwice else { return [] }
        return [
            Finding(
                Table.path, line.line, .table,
                "\(line.word) “\(line.name)” is there twice: remove a line, or give one module another name")
        ]
    }

    private func labelFindings(_ line: Table.Line, of layer: Layer) -> [Finding] {
        let labels = layer.labels.map(\.label)
        return line.arguments.compactMap { argument in
            guard let label = argument.label, !(layer.ownLabels + labels).contains(label) else { return nil }
            return Finding(
                Table.path, argument.line, .layer,
                "\(layer.rawValue) “\(line.name)” must not depend on “\(label)”: \(layer.article) has "
                    + "\(labels.joined(separator: " and ")) only; remove it, and let the app hand over what is needed")
        }
    }

    /// Returns a finding for each word after `for` that is not a layer that may use core modules.
    private func userFindings(_ line: Table.Line) -> [Finding] {
        let known = Layer.allCases.filter { $0 != .core }.map(\.word)
        return line.words("for").filter { !known.contains($0.text) }.map { word in
            Finding(
                Table.path, word.line, .table,
                "“\(word.text)” is no layer that uses core modules: one is \(known.joined(separator: ", "))")
        }
    }

    /// A finding for each core module or system library that a module's line in the table names, although the module
    /// must not use it.
    var forbiddenWordFindings: [Finding] {
        house.modules.flatMap { module in
            module.layer.labels.filter { $0.layer == .core || $0.layer == nil }.flatMap { label, _ in
                (module.words[label] ?? []).compactMap { word in
                    house.layer(forbidding: word.text, in: module).map { layer in
                        Finding(
                            Table.path, word.line, .layer,
                            "\(module.title) names “\(word.text)” in \(label), which is not for \(layer.article): "
                                + remedy(in: module))
                    }
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

    /// Findings for dependencies in the table that name no existing module, or that are repeated in a line.
    var dependencyFindings: [Finding] {
        var findings = house.modules.flatMap { module in
            module.layer.labels.flatMap { label, layer in
                wrongWords(in: module.words[label] ?? [], label: label, of: module.title, module: module) { name in
                    if let layer { return exists(layer, name) }
                    return house.systemLibraries[name] != nil
                }
            }
        }
        let programs = Set(house.targets.filter { $0.kind == .program }.map(\.name))
        let kits = Set(house.table.outside.filter { ["ToolKit", "Catalog"].contains($0.word) }.map(\.name))
        for line in house.table.outside {
            let title = "\(line.word) \(line.name)"
            for layer in Layer.allCases where !line.namesAllCore(layer.label) {
                findings += wrongWords(in: line.words(layer.label), label: layer.label, of: title) { exists(layer, $0) }
            }
            findings += wrongWords(in: line.words("kits"), label: "kits", of: title) { kits.contains($0) }
            findings += wrongWords(in: line.words("drives"), label: "drives", of: title) { programs.contains($0) }
        }
        return findings
    }

    private func exists(_ layer: Layer, _ name: String) -> Bool { house.module(layer, name) != nil }

    private func wrongWords(
        in words: [Table.Word], label: String, of title: String, module: Module? = nil, exists: (String) -> Bool
    ) -> [Finding] {
        words.enumerated().compactMap { index, word in
            if words[..<index].contains(where: { $0.text == word.text }) {
                return Finding(
                    Table.path, word.line, .table, "\(title) names “\(word.text)” twice in \(label): remove one",
                    fix: module.flatMap { module in
                        module.isPlain
                            ? .removeWord(line: module.key, label: label, word: word.text) : nil
                    })
            }
            guard !exists(word.text) else { return nil }
            return Finding(
                Table.path, word.line, .layer,
                "\(title) names “\(word.text)” in \(label), and there is none: add its line, or correct the name")
        }
    }

    /// Findings for dependency cycles between the modules of a layer.
    var cycleFindings: [Finding] {
        var state: [String: Bool] = [:]
        var (path, findings): ([Module], [Finding]) = ([], [])
        func visit(_ module: Module) {
            let key = module.title
            if state[key] == true { return }
            if state[key] == false {
                let start = path.firstIndex { $0.title == key } ?? 0
                let names = path[start...].map(\.name) + [module.name]
                findings.append(
                    Finding(
                        Table.path, path[path.count - 1].line, .cycle,
                        "\(path[path.count - 1].title) closes a circle, \(names.joined(separator: " → ")): "
                            + "take one of these words out"))
                return
            }
            state[key] = false
            path.append(module)
            for (label, layer) in module.layer.labels where layer == module.layer {
                for name in module.names(label) {
                    if let next = house.module(module.layer, name) { visit(next) }
                }
            }
            path.removeLast()
            state[key] = true
        }
        house.modules.forEach(visit)
        return findings
    }

    /// Findings for targets without a valid, unique bundle identifier. Tuist derives the identifier from the target's
    /// name, and ignores case.
    var bundleFindings: [Finding] {
        var (seen, findings): ([String: Target], [Finding]) = ([:], [])
        for target in house.targets {
            let letters = target.name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
                default: false
                }
            }
            if house.owner(of: target.name) == nil, !letters {
                findings.append(
                    Finding(
                        Table.path, target.line, .bundleID,
                        "“\(target.name)” makes no bundle identifier: use ASCII letters, digits and hyphens"))
            }
            let key = target.name.lowercased()
            if let other = seen[key], other.line != target.line {
                // A line is reported once, however many of its targets collide.
                let isSameModule =
                    other.name == target.name
                    && house.owner(of: target.name)?.line == other.line
                if !isSameModule, !findings.contains(where: { $0.line == target.line && $0.rule == .bundleID }),
                    !isRepeated(target.line)
                {
                    findings.append(
                        Finding(
                            Table.path, target.line, .bundleID,
                            "\(target.name) and \(other.name) of line \(other.line) have one bundle identifier: "
                                + "give one another name"))
                }
            } else {
                seen[key] = target
            }
        }
        return findings
    }

    /// Whether an earlier line declares the same module as the line with the given number. A repeated line has a
    /// finding of its own.
    private func isRepeated(_ line: Int) -> Bool {
        guard let module = house.modules.first(where: { $0.line == line }) else { return false }
        return house.modules.contains { $0.title == module.title && $0.line < line }
    }
}
