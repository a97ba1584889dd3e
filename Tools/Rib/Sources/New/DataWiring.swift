import Platform
import SwiftFileKit

/// Joins a new data module to the store of its app: its table and its migrations, the name of its part of the store, its
/// repository, and the use case over that. The app's line in the table of modules names the data module.
struct DataWiring {
    let house: House
    let template: DataTemplate

    private var name: String { template.name }
    private var domain: String { template.domain }
    private var repository: String { "\(domain.asProperty)Repository" }

    /// A change of a type of the app.
    private struct Step {
        /// Whether a type is the one to change.
        let isMeant: (TypeDeclaration) -> Bool
        /// A request to make the change by hand, for a type of another form.
        let request: String
        /// Makes the change. The result is `false` for a type of another form.
        let apply: (inout Edit, TypeDeclaration) -> Bool
    }

    /// Adds the edits of the app and of the table to a set of changes.
    ///
    /// - Returns: requests for the changes to make by hand where the app has an unexpected form; empty if there are
    ///   none.
    func apply(to changes: inout ChangeSet) throws -> [String] {
        guard let app = template.app, let line = house.table.outside.first(where: { $0.name == app }),
            let folder = house.target(named: app)?.folder
        else { return [] }
        let codes = try ProjectLanguages(of: house).all.map(\.code)
        var left: [String] = []
        for step in steps {
            let files = try changes.files(in: folder, of: house)
            let meant = files.lazy.compactMap { path, file in
                file.types.first(where: step.isMeant).map { (path, file, $0) }
            }
            guard let (path, file, type) = meant.first else {
                left.append("\(folder): \(step.request)")
                continue
            }
            var edit = Edit(file)
            guard step.apply(&edit, type) else {
                left.append("\(path) has another form than rib init writes: \(step.request)")
                continue
            }
            let text = codes.isEmpty ? edit.text : edit.text.translated(into: codes)
            changes.write(try SwiftFormat.formatted(text, asIn: house), to: path)
        }
        let table = Table(try changes.file(Table.path))
        changes.write(
            table.text(changing: line.key, Layer.data.label) { $0 = ($0 + [name]).sorted() }, to: Table.path)
        return left
    }

    private var steps: [Step] {
        let (stored, word) = ("SQLite\(name)Repository", name.asWord)
        let part = Writing.phrase("", [word, "\(word) 항목", "\(word)の項目"], indent: 8)
        let useCase = "var \(domain.asProperty)UseCase: any \(domain)UseCase"
        let made = "Stored\(domain)UseCase(repository: dependency.\(repository))"
        return [
            Step(
                isMeant: { $0.name == "Storage" },
                request: "join \(stored).table and \(stored).migrations to the store, and make “\(repository)”"
            ) { edit, type in
                guard edit.append("\(stored).table", toList: "tables", of: type),
                    edit.append("\(stored).migrations", toList: "migrations", ofLists: true, of: type)
                else { return false }
                let property = "var \(repository): any \(domain)Repository { \(stored)(store.journal) }"
                for module in ["\(name)Data", "\(domain)DomainInterface"] { edit.addImport(module, access: nil) }
                return (try? edit.addMember(to: type, "\n    \(property)\n")) != nil
            },
            Step(
                isMeant: { $0.name == "AppPhrases" },
                request: "name the table \(template.table) in the parts of the store"
            ) { edit, type in
                edit.append(".init(\(part), tables: [\"\(template.table)\"])", toList: "parts", of: type)
            },
            Step(
                isMeant: { $0.name.hasSuffix("Component") }, request: "make the use case: \(useCase) { \(made) }"
            ) { edit, type in
                for module in ["\(domain)Domain", "\(domain)DomainInterface"] { edit.addImport(module, access: nil) }
                return (try? edit.addMember(to: type, "\n    \(useCase) { \(made) }\n")) != nil
            },
        ]
    }
}

extension Edit {
    /// Appends an element to the list that is the value of a property. The result is `false` if there is no such list,
    /// or if `ofLists` does not say correctly whether it is a list of lists.
    fileprivate mutating func append(
        _ element: String, toList name: String, ofLists: Bool = false, of type: TypeDeclaration
    ) -> Bool {
        guard let open = file.openingBrace(from: type.index), let close = file.closing(open),
            let property = (open..<close).first(where: { file.isVariable($0 - 1) && file.isWord($0, name) }),
            let equals = (property..<close).first(where: { file.isToken($0, "=") }), file.isToken(equals + 1, "["),
            let end = file.closing(equals + 1),
            ofLists == (file.isToken(property + 2, "[") && file.isToken(property + 3, "["))
        else { return false }
        let last = end - 1
        let comma = last == equals + 1 || file.isToken(last, ",") ? "" : ","
        insert("\(comma)\n\(element),", at: file.tokens[last].range.upperBound)
        return true
    }
}
