import SwiftFileKit

// Takes a child out of its parent again.
extension Wiring {
    /// Removes from the parent's files what ``apply(to:)`` adds.
    ///
    /// - Throws: ``Refusal`` if code that was written by hand uses the child, `SystemError` when a file cannot be read.
    func undo(in changes: inout ChangeSet) throws {
        var phrases: Set<String> = []
        for (path, file) in try changes.files(in: "\(folder)/Sources", of: house) {
            let new = removingChild(from: file, &phrases)
            if new != file.text(with: []) { changes.write(new, to: path) }
        }
        if let test = unchangedTest(changes) { changes.remove(test) }
        try refuseUse(changes)
        try removePhrases(phrases, &changes)
        try removeEmptyChildren(&changes)
    }

    /// Returns a file without the child's builder, way, call and news. Adds the names of the phrases of the way.
    private func removingChild(from file: SwiftFile, _ phrases: inout Set<String>) -> String {
        var file = file
        func change(_ edit: (inout Edit) -> Void) {
            var new = Edit(file)
            edit(&new)
            file = SwiftFile(new.text)
        }
        change { edit in
            for type in edit.file.types {
                if type.name == "\(name)Children" { edit.removeProperty(builder, of: type) }
                guard type.name == "\(name)Router" else { continue }
                phrases.formUnion(summaries(in: edit.file, of: type))
                edit.removeElements(using: builder, fromListNamed: "ways", of: type)
                guard let (open, close) = edit.file.body(ofFunction: "didLoad", in: type) else { continue }
                let calls = (open..<close).filter { index in
                    edit.file.isToken(index, "attach")
                        && edit.file.closing(index + 1).map { end in
                            (index..<end).contains { edit.file.isWord($0, builder) }
                        } == true
                }
                if let only = calls.first, only == open + 1, edit.file.closing(only + 1) == close - 1,
                    let function = (0..<open).last(where: { edit.file.isToken($0, "func") })
                {
                    edit.removeStatement(function)
                } else {
                    for call in calls { edit.removeStatement(call) }
                }
            }
            edit.removeImport("\(child.name)FeatureInterface")
        }
        change { $0.removeConformance("\(child.name)Listener") }
        return file.text(with: [])
    }

    /// Returns the names of the phrases that sum up the ways to the child.
    private func summaries(in file: SwiftFile, of type: TypeDeclaration) -> [String] {
        guard let (first, last) = file.list(named: "ways", of: type) else { return [] }
        let elements = file.arguments(from: first, to: last).map { SwiftFile($0) }
        return elements.filter { element in element.tokens.indices.contains { element.isWord($0, builder) } }
            .compactMap { element in
                element.tokens.indices.first { element.isWord($0, "\(name)Phrases") && element.isToken($0 + 1, ".") }
                    .map { element.text(element.tokens[$0 + 2]) }
            }
    }

    /// Refuses if code of the parent still uses the child, which only a person can take out.
    private func refuseUse(_ changes: ChangeSet) throws {
        let words = [builder, "\(child.name)Buildable", "\(child.name)Listener"]
        let modules = ["\(child.name)FeatureInterface", "\(child.name)FeatureTesting"]
        var places: [String] = []
        for (path, file) in try changes.files(in: folder, of: house) where !path.hasSuffix("+Generated.swift") {
            for index in file.tokens.indices {
                guard let word = words.first(where: { file.isWord(index, $0) }) else { continue }
                places.append("\(path):\(file.tokens[index].line): uses \(word)")
            }
            places += file.imports.filter { modules.contains($0.module) }
                .map { "\(path):\($0.line): imports \($0.module)" }
        }
        guard !places.isEmpty else { return }
        throw Refusal(
            "\(parent.title) uses \(child.name) in code that was written by hand: remove these uses, then run the command again:"
                + "\n  \(places.joined(separator: "\n  "))")
    }

    /// Removes phrases that the parent does not use any more.
    private func removePhrases(_ phrases: Set<String>, _ changes: inout ChangeSet) throws {
        let files = try changes.files(in: folder, of: house)
        for phrase in phrases.sorted() {
            let isUsed = files.contains { _, file in
                file.tokens.indices.contains { file.isWord($0, phrase) && file.isToken($0 - 1, ".") }
            }
            guard !isUsed, let (path, file, type) = try find("\(name)Phrases", in: "Sources", changes) else { continue }
            var edit = Edit(file)
            edit.removeProperty(phrase, of: type)
            // A file of a type without phrases is of no use.
            if SwiftFile(edit.text).isEmptyType(type.name) {
                changes.remove(path)
            } else {
                changes.write(edit.text, to: path)
            }
        }
    }

    /// Makes a parent that has lost its only child a feature without children.
    private func removeEmptyChildren(_ changes: inout ChangeSet) throws {
        guard let children = try find("\(name)Children", in: "Sources", changes),
            let router = try find("\(name)Router", in: "Sources", changes),
            isEmpty(children.type, in: children.file), isEmpty(router.type, in: router.file),
            let dependency = try find("\(name)Dependency", in: "Sources", changes)
        else { return }
        var edit = Edit(children.file)
        edit.removeStatement(children.type.index)
        changes.write(edit.text, to: children.path)
        try replace(
            "\(name)Dependency: \(name)Children", with: "\(name)Dependency: Dependency", in: dependency.path, &changes)
        for (path, file) in try changes.files(in: "\(folder)/Sources", of: house) {
            var file = file
            for (word, label) in [("\(name)Router", "builders"), ("PlaceDescription", "destinations")] {
                guard
                    let call = file.tokens.indices.first(where: {
                        file.isWord($0, word) && file.isToken($0 + 1, "(") && !file.isToken($0 - 1, "func")
                    })
                else { continue }
                file = SwiftFile(file.text(removing: label, fromCallAt: call + 1))
            }
            if let type = file.types.first(where: { $0.name == "\(name)Router" }),
                let open = file.openingBrace(from: type.index), let close = file.closing(open)
            {
                let view = try hasScreen(changes) ? "ViewableRouter" : "Router"
                let range = file.tokens[type.index + 1].range.lowerBound..<file.tokens[close].range.upperBound
                file = SwiftFile(file.text(with: [(range, "\(name)Router: \(view)<\(name)Interactor> {}")]))
            }
            if try changes.text(path) != file.text(with: []) { changes.write(file.text(with: []), to: path) }
        }
    }

    private func hasScreen(_ changes: ChangeSet) throws -> Bool {
        try FeatureFacts(parent, in: changes, of: house).hasScreen
    }

    /// Whether a type has no members but an empty list of ways.
    private func isEmpty(_ type: TypeDeclaration, in file: SwiftFile) -> Bool {
        guard let open = file.openingBrace(from: type.index), let close = file.closing(open) else { return false }
        let body = file.text(from: open + 1, to: close).filter { $0 != " " && $0 != "\n" }
        return body.isEmpty || body == "overrideclassvarways:Ways{[]}"
    }

    private func replace(_ old: String, with new: String, in path: String, _ changes: inout ChangeSet) throws {
        changes.write(try changes.text(path).replacing(old, with: new), to: path)
    }
}

extension SwiftFile {
    /// Whether the file has imports and an empty type, and no other code.
    fileprivate func isEmptyType(_ name: String) -> Bool {
        guard let type = types.first(where: { $0.name == name }), let open = openingBrace(from: type.index) else {
            return false
        }
        let lines = Set(imports.map(\.line) + [type.line])
        return closing(open) == open + 1 && open + 2 == tokens.count
            && tokens[..<open].allSatisfy { lines.contains($0.line) }
    }
}

extension Edit {
    /// Removes a conformance from the extensions of the file. An extension for this protocol alone is removed if its
    /// functions do nothing yet.
    mutating func removeConformance(_ name: String) {
        for index in file.tokens.indices where file.isToken(index, "extension") {
            guard let open = file.openingBrace(from: index), let close = file.closing(open),
                let place = (index..<open).first(where: { file.isWord($0, name) })
            else { continue }
            if file.isToken(place - 1, ":"), place + 1 == open {
                let isBare = (open + 1..<close).allSatisfy { brace in
                    !file.isToken(brace, "{") || file.closing(brace) == brace + 1 || file.isToken(brace + 1, "<")
                }
                if isBare { removeStatement(index) }
            } else if file.isToken(place - 1, ",") {
                remove(file.tokens[place - 1].range.lowerBound..<file.tokens[place].range.upperBound)
            } else {
                remove(file.tokens[place].range.lowerBound..<file.tokens[place + 2].range.lowerBound)
            }
        }
    }

    mutating func remove(_ range: Range<Int>) { replace(range, with: "") }
}
