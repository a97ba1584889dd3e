import SwiftFileKit

/// Adds to each app the features that it gains by a change of the table, and removes those that it loses. The app's
/// component has the features' builders, and the app's list of descriptions has the features' descriptions.
struct AppWiring {
    /// The house before the change.
    let old: House
    /// The house with the changed table.
    let house: House

    /// The class of a component of the app, or an extension of it, in its file.
    private typealias Scope = (path: String, file: SwiftFile, type: TypeDeclaration)

    /// Adds to a set of changes the edits of each app.
    ///
    /// - Throws: ``Refusal`` if an app has an unexpected form, `SystemError` when a file cannot be read.
    func apply(to changes: inout ChangeSet) throws {
        for app in house.apps {
            guard let before = old.apps.first(where: { $0.name == app.name })?.features,
                let folder = house.target(named: app.name)?.folder
            else { continue }
            let lost = before.subtracting(app.features).sorted()
            for name in lost { try remove(name, from: folder, &changes) }
            let new = house.modules.filter {
                $0.layer == .feature && !$0.isShared && app.features.subtracting(before).contains($0.name)
            }
            for feature in new {
                let scope = try scope(in: folder, before, changes)
                try addBuilder(of: feature.name, to: scope, in: folder, &changes)
            }
            for feature in new { try add(feature, in: folder, before, &changes) }
        }
    }

    // MARK: Additions

    /// Returns the component that creates builders in an app's folder.
    private func scope(in folder: String, _ features: Set<String>, _ changes: ChangeSet) throws -> Scope {
        let components = try changes.files(in: folder, of: house).flatMap { path, file in
            (file.types + file.extensions).filter { $0.name.hasSuffix("Component") }.map { Scope(path, file, $0) }
        }
        guard let scope = components.first(where: { builds(features, $0) }) else {
            throw Refusal(
                "no component in \(folder) makes the builders of its features: make them in the RootComponent")
        }
        return scope
    }

    /// Whether a component creates the builder of a feature.
    private func builds(_ features: Set<String>, _ scope: Scope) -> Bool {
        guard let open = scope.file.openingBrace(from: scope.type.index), let close = scope.file.closing(open)
        else { return false }
        return (open..<close).contains { index in
            scope.file.tokens[index].kind == .word && scope.file.isToken(index + 1, "(")
                && features.contains { scope.file.isWord(index, "\($0)Builder") }
        }
    }

    private func addBuilder(
        of name: String, to scope: Scope, in folder: String, _ changes: inout ChangeSet
    ) throws {
        let builder = "\(name.asProperty)Builder"
        if try declares(builder, in: folder, changes) { return }
        var edit = Edit(scope.file)
        let getter = Writing.trailing(
            "var \(builder): any \(name)Buildable", "\(name)Builder(dependency: self)", indent: 4)
        let property = "    \(getter)\n"
        if let last = lastLineOfBuilders(in: scope.file) {
            edit.insertLine(property, after: last)
        } else {
            try edit.addMember(to: scope.type, "\n\(property)")
        }
        edit.addImport("\(name)Feature", access: nil)
        edit.addImport("\(name)FeatureInterface", access: nil)
        changes.write(edit.text, to: scope.path)
    }

    /// Makes the component conform to the Dependency of a feature, and adds the description of its place.
    private func add(_ feature: Module, in folder: String, _ features: Set<String>, _ changes: inout ChangeSet) throws {
        let name = feature.name
        let scope = try scope(in: folder, features, changes)
        for need in try DependencyStub.requirements(of: feature, in: changes, of: house)
        where try !declares(need, in: folder, changes) {
            throw Refusal("the \(scope.type.name) in \(folder) has no \(need), which \(name) needs: add it first")
        }
        let files = try changes.files(in: folder, of: house)
        if !files.contains(where: { $0.file.inheritedNames.contains("\(name)Dependency") }) {
            let text = scope.file.text(with: []) + "extension \(scope.type.name): \(name)Dependency {}\n"
            changes.write(text, to: scope.path)
        }
        for list in ["placeDescription", "placeDescriptions"] {
            let isDeclared = try changes.files(in: "\(feature.folder)/Sources", of: house).contains { _, file in
                file.tokens.indices.contains { file.isVariable($0) && file.isWord($0 + 1, list) }
            }
            let isNamed = files.contains { _, file in
                file.tokens.indices.contains { file.isWord($0, "\(name)Builder") && file.isToken($0 + 1, ".") }
            }
            guard isDeclared, !isNamed else { continue }
            try changeDescriptions(in: folder, &changes) { file, open, close in
                var edit = Edit(file)
                let description = "\(name)Builder.\(list)"
                if list == "placeDescriptions" {
                    edit.insert(" + \(description)", at: file.tokens[close].range.upperBound)
                } else if close == open + 1 {
                    let outer = String(repeating: " ", count: file.indentation(ofLine: file.tokens[open].line))
                    edit.insert("\n\(outer)    \(description),\n\(outer)", at: file.tokens[close].range.lowerBound)
                } else {
                    edit.append(description, toListFrom: open, to: close)
                }
                edit.addImport("\(name)Feature", access: nil)
                return edit.text
            }
        }
    }

    /// Returns the number of the line where the file's last builder ends; `nil` if there is none.
    private func lastLineOfBuilders(in file: SwiftFile) -> Int? {
        file.tokens.indices.last { index in
            file.isToken(index - 1, "var") && file.tokens[index].kind == .word
                && file.text(file.tokens[index]).hasSuffix("Builder")
        }.map { file.lastLine(ofStatement: $0) }
    }

    private func declares(_ name: String, in folder: String, _ changes: ChangeSet) throws -> Bool {
        try changes.files(in: folder, of: house).contains { _, file in
            file.tokens.indices.contains { file.isWord($0, name) && file.isVariable($0 - 1) }
        }
    }

    // MARK: Descriptions

    /// Changes the file that has the list of descriptions. The closure gets the list's brackets.
    private func changeDescriptions(
        in folder: String, _ changes: inout ChangeSet, _ change: (SwiftFile, Int, Int) -> String
    ) throws {
        for (path, file) in try changes.files(in: folder, of: house) {
            guard
                let label = file.tokens.indices.first(where: {
                    file.isToken($0, "placeDescriptions") && (file.isToken($0 + 1, ":") || file.isToken($0 + 1, "="))
                        && file.isToken($0 + 2, "[")
                }), let close = file.closing(label + 2)
            else { continue }
            return changes.write(change(file, label + 2, close), to: path)
        }
        throw Refusal("no file of \(folder) has a list of placeDescriptions: write “placeDescriptions: [ … ]”")
    }

    // MARK: Removals

    /// Removes the builder of a feature, its description and its conformance from an app.
    ///
    /// - Throws: ``Refusal`` if the app uses the feature in another way.
    private func remove(_ name: String, from folder: String, _ changes: inout ChangeSet) throws {
        let (type, property) = ("\(name)Builder", "\(name.asProperty)Builder")
        var uses: [String] = []
        for (path, original) in try changes.files(in: folder, of: house) {
            var file = original
            func change(_ edit: (inout Edit) -> Void) {
                var new = Edit(file)
                edit(&new)
                file = SwiftFile(new.text)
            }
            change { edit in
                for type in edit.file.types + edit.file.extensions { edit.removeProperty(property, of: type) }
                edit.removeConformance("\(name)Dependency")
                edit.removeImport("\(name)Feature")
                edit.removeImport("\(name)FeatureInterface")
            }
            change { edit in removeDescriptions(of: type, &edit) }
            let words = [type, property, "\(name)Buildable", "\(name)Dependency"]
            for index in file.tokens.indices {
                guard let word = words.first(where: { file.isWord(index, $0) }) else { continue }
                let line = original.tokens.first { original.text($0) == word }?.line ?? 1
                uses.append("\(path):\(line): uses \(word)")
            }
            if file.bytes != original.bytes { changes.write(file.text(with: []), to: path) }
        }
        guard uses.isEmpty else {
            throw Refusal(
                "no feature of the app leads to \(name) then, but the app uses it: remove these uses, then run the "
                    + "command again:\n  \(uses.joined(separator: "\n  "))")
        }
    }

    private func removeDescriptions(of builder: String, _ edit: inout Edit) {
        let file = edit.file
        for index in file.tokens.indices where file.isWord(index, builder) && file.isToken(index + 1, ".") {
            if file.isToken(index - 1, "+") {
                let start = file.tokens[index - 2].range.upperBound
                edit.remove(start..<file.tokens[index + 2].range.upperBound)
            } else if let label = (0..<index).last(where: { file.isToken($0, "placeDescriptions") }),
                file.isToken(label + 2, "["), let close = file.closing(label + 2), close > index
            {
                edit.removeElements(from: label + 2, to: close) { $0.lowerBound == index }
            }
        }
    }
}
