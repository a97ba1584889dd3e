import Platform

/// The choices of a project: its name, its languages, and the parts that it takes from its template. The file
/// `.ribcage` stores the name, the template, and its commit; the languages and the parts are read from the code of the
/// project.
struct ProjectChoices {
    static let path = ".ribcage"

    /// A part of the machinery that a project can do without.
    enum Extra: String, CaseIterable {
        /// A store in SQLite with a journal of all edits, for the app.
        case store
        /// The exchange of the store's edits with other machines.
        case sync
        /// Values that are fetched and cached, for data modules and features.
        case resource

        /// The core module that brings all others which the part needs.
        var module: String {
            switch self {
            case .store: "Stores"
            case .sync: "Sync"
            case .resource: "Resource"
            }
        }

        /// The parts that come along.
        var needed: [Extra] { self == .sync ? [.store, .sync] : [self] }
    }

    var name: String
    /// The language codes, English first.
    var languages: [String]
    var extras: [Extra]
    /// The address of the template's repository, or a path; `nil` if none is known.
    var template: String?
    /// The commit of the template whose machinery the project has; `nil` if none is known.
    var commit: String?

    init(name: String, languages: [String], extras: [Extra], template: String? = nil, commit: String? = nil) {
        (self.name, self.languages, self.extras) = (name, languages, extras)
        (self.template, self.commit) = (template, commit)
    }

    /// Reads the choices of a project.
    ///
    /// - Throws: ``Refusal`` for a house that is no project, and for a file that cannot be understood; `SystemError` when
    ///   it cannot be read.
    init(of house: House) throws {
        guard Self.isProject(house) else {
            throw Refusal("there is no \(Self.path) here: this is no project that rib init made")
        }
        var values: [Key: String] = [:]
        for line in try house.text(Self.path).split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard words.count == 2, let key = Key(rawValue: words[0]) else {
                let keys = Key.allCases.map(\.rawValue).joined(separator: ", ")
                throw Refusal("\(Self.path) has the line “\(line)”: write one of \(keys), a space and its value")
            }
            values[key] = words[1]
        }
        guard let name = values[.name] else { throw Refusal("\(Self.path) has no line “name”: write one") }
        self.init(
            name: name, languages: try ProjectLanguages(of: house).all.map(\.code),
            extras: Extra.allCases.filter { house.module(.core, $0.module) != nil },
            template: values[.template], commit: values[.commit])
    }

    static func isProject(_ house: House) -> Bool { FileSystem.exists(house.path(path)) }

    private enum Key: String, CaseIterable { case name, template, version, commit }

    /// The text of the file. The file is committed, so the template's address has no password in it.
    var text: String {
        let values: [(Key, String?)] = [
            (.name, name), (.template, template.map(Git.withoutUser)), (.version, Tool.version), (.commit, commit),
        ]
        let lines = values.compactMap { key, value in value.map { "\(key.rawValue) \($0)\n" } }
        return "# The template of this project, for Tools/rib, “rib add” and “rib upgrade”.\n" + lines.joined()
    }

    /// Parses the names of parts. Returns these parts and those that they need, in the order of declaration.
    ///
    /// - Throws: ``Refusal`` for an unknown name.
    static func extras(_ names: [String]) throws(Refusal) -> [Extra] {
        if let stranger = names.first(where: { Extra(rawValue: $0) == nil }) {
            let known = Extra.allCases.map(\.rawValue).joined(separator: ", ")
            throw Refusal("there is no part “\(stranger)” to choose: choose from \(known)")
        }
        let chosen = Set(names.compactMap(Extra.init).flatMap(\.needed))
        return Extra.allCases.filter(chosen.contains)
    }

    /// The core modules that the app names for its parts.
    static func modulesOfApp(with extras: [Extra]) -> [String] { extras.filter { $0 != .resource }.map(\.module) }
}

extension House {
    /// The core modules that a project with the given parts needs, in the order of the table.
    func machinery(with extras: [ProjectChoices.Extra]) -> [Module] {
        // The host, the doubles for tests of features, and all that these need.
        var (needed, next): (Set<String>, [String]) = ([], ["Host", "Doubles"] + extras.map(\.module))
        while let name = next.popLast() {
            guard needed.insert(name).inserted, let module = module(.core, name) else { continue }
            next += [Module.basics] + module.names(Layer.core.label)
        }
        return modules.filter { $0.layer == .core && needed.contains($0.name) }
    }
}
