package import Platform
import SwiftFileKit

package struct Mending {
    private let house: House

    package init(_ house: House) {
        self.house = house
    }

    /// Applies the fixes of the findings that have one, and returns those findings. A fix can cause new findings.
    ///
    /// - Throws: `SystemError` when a file cannot be written. Each file is either unchanged or fixed.
    package func mend(_ findings: [Finding]) throws(SystemError) -> [Finding] {
        let mended = findings.filter { $0.fix != nil }
        try replaceWords(mended.compactMap(\.fix))
        var table = house.table
        for case let fix? in mended.map(\.fix) {
            switch fix {
            case .replace: break
            case .fillFolder(let folder): try fill(folder)
            case .linkPackage: try linkPackage()
            case .draw: try House.redraw(at: house.root)
            case .updatePage: try updatePage()
            case .listPhrases: try house.updateTranslationLists()
            case .writeStubs: try House.writeStubs(at: house.root)
            case .removeWord(let line, let label, let word):
                table = changed(table, line, label) { names in
                    if let index = names.lastIndex(of: word) { names.remove(at: index) }
                }
            case .addWord(let line, let label, let word):
                table = changed(table, line, label) { names in
                    if !names.contains(word) { names = (names + [word]).sorted() }
                }
            case .removeLine(let line): table = Table(SwiftFile(table.text(removing: line)))
            case .addModule(let layer, let name):
                table = Table(SwiftFile(table.text(adding: try found(layer, name))))
            }
        }
        if table.text != house.table.text {
            try FileSystem.replaceSharedFile(house.path(Table.path), with: table.text)
        }
        return mended
    }

    private func changed(
        _ table: Table, _ line: Table.Key, _ label: String, _ change: (inout [String]) -> Void
    ) -> Table {
        Table(SwiftFile(table.text(changing: line, label, change)))
    }

    private func replaceWords(_ fixes: [Fix]) throws(SystemError) {
        var changes: [String: [(range: Range<Int>, new: String)]] = [:]
        for case .replace(let path, let range, let new) in fixes { changes[path, default: []].append((range, new)) }
        for (path, changes) in changes {
            let text = try house.swiftFile(path).text(with: changes)
            try FileSystem.replaceSharedFile(house.path(path), with: text)
        }
    }

    private func fill(_ folder: String) throws(SystemError) {
        try FileSystem.createFolder(house.path(folder))
        let parts = folder.split(separator: "/")
        let what = parts.last == "Testing" ? "Doubles" : "Interface"
        try FileSystem.replaceSharedFile(
            house.path("\(folder)/\(parts[parts.count - 2])\(what).swift"), with: "// Nothing is needed here yet.\n")
    }

    private func linkPackage() throws(SystemError) {
        // An existing file may be a person's work.
        if FileSystem.destination(ofLink: house.path("Package.swift")) == nil,
            FileSystem.exists(house.path("Package.swift"))
        {
            try FileSystem.move(house.path("Package.swift"), to: house.path(".Package.swift.old"))
        }
        try FileSystem.removeFile(house.path("Package.swift"))
        try FileSystem.createLink(house.path("Package.swift"), to: Table.path)
    }

    private func updatePage() throws(SystemError) {
        guard var page = try ModulesPage(of: house) else { return }
        page.update(for: house)
        try FileSystem.replaceSharedFile(house.path(ModulesPage.path), with: page.text)
    }

    /// Returns a module for a folder without a line in the table, with the dependencies that the files in the folder
    /// import.
    private func found(_ layer: Layer, _ name: String) throws(SystemError) -> Module {
        var module = Module(layer, name)
        for target in module.targets {
            for file in try house.sources(of: target) ?? [] {
                for line in file.imports {
                    guard let (label, word) = Check.word(for: line.module, in: module, of: house),
                        !target.dependencies.contains(line.module), house.layer(forbidding: word, in: module) == nil
                    else { continue }
                    let names = module.names(label)
                    if !names.contains(word) {
                        module.words[label] = (names + [word]).sorted().map { Table.Word($0, line: 0) }
                    }
                }
            }
        }
        return module
    }
}
