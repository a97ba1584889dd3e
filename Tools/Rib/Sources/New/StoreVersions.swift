import Platform
import SwiftFileKit

/// The versions of the migrations in the stores of the apps.
struct StoreVersions {
    private let house: House
    /// The data modules of each app: those that it links, and those that its files import.
    private let modules: [String: Set<String>]

    /// Reads which data modules belong to the store of which app.
    init(_ house: House) throws(SystemError) {
        self.house = house
        var modules: [String: Set<String>] = [:]
        for app in house.apps {
            guard let target = house.target(named: app.name) else { continue }
            let imported = try house.sources(of: target) ?? []
            let names = target.dependencies + imported.flatMap { $0.imports.map(\.module) }
            modules[app.name] = Set(names.compactMap(house.owner).filter { $0.layer == .data }.map(\.name))
        }
        self.modules = modules
    }

    /// Returns the version of the next migration in the store of an app: one more than the highest there. A module that
    /// belongs to no app counts too, as it may have been made for this one.
    func next(in app: String?) throws(SystemError) -> Int {
        let others = modules.filter { $0.key != app }.values.reduce(into: Set()) { $0.formUnion($1) }
        let own = app.flatMap { modules[$0] } ?? []
        var highest = try highestOfApp(app)
        for module in house.modules where module.layer == .data {
            guard own.contains(module.name) || !others.contains(module.name) else { continue }
            for path in house.swiftFiles(in: "\(module.folder)/Sources") ?? [] {
                let file = try house.swiftFile(path)
                guard module.isSchema || file.declaresMigrations else { continue }
                highest = max(highest, file.highestVersion)
            }
        }
        return highest + 1
    }

    /// Returns the highest version of a migration that an app itself has, such as that of the journal.
    private func highestOfApp(_ app: String?) throws(SystemError) -> Int {
        guard let folder = app.flatMap({ house.target(named: $0) })?.folder else { return 0 }
        var highest = 0
        for path in house.swiftFiles(in: folder) ?? [] {
            let file = try house.swiftFile(path)
            if file.declaresMigrations { highest = max(highest, file.highestVersion) }
        }
        return highest
    }
}

extension House {
    /// Returns the app into whose store a new data module's table goes: the named one, or else the only one that uses
    /// the domain, or else the only one; `nil` if there is no app.
    ///
    /// - Throws: ``Refusal`` if there is no app of that name, or if several can be meant.
    func storeApp(named name: String?, of module: String, over domain: String) throws(Refusal) -> String? {
        let apps = apps.map(\.name)
        if let name {
            if apps.contains(name) { return name }
            throw Refusal("there is no app \(name): name one of \(apps.joined(separator: ", "))")
        }
        let users = apps.filter { target(named: $0)?.dependencies.contains("\(domain)DomainInterface") == true }
        if users.count == 1 || apps.count < 2 { return users.first ?? apps.first }
        let options = apps.map { "--app \($0)" }.joined(separator: " or ")
        throw Refusal("data \(module) has a table in the store of an app: say of which one, with \(options)")
    }
}

extension SwiftFile {
    /// Whether the file declares a variable `migrations`, whose migrations an app adds to those of its schema.
    /// Migrations of a database that only the module uses do not count.
    fileprivate var declaresMigrations: Bool {
        tokens.indices.contains { isToken($0, "migrations") && isVariable($0 - 1) }
    }

    /// The highest version of a migration in the file; 0 if there is none.
    fileprivate var highestVersion: Int {
        tokens.indices.dropLast(2).filter { isToken($0, "version") && isToken($0 + 1, ":") }
            .compactMap { Int(text(tokens[$0 + 2])) }.max() ?? 0
    }
}
