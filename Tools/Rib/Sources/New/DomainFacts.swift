import Platform

/// The names that a feature needs from a domain: the names of its use cases, of the module that declares them, and of
/// the module with their fakes.
struct DomainFacts {
    let name: String
    /// The names of the use cases' protocols, sorted.
    let useCases: [String]

    /// Reads the interface and the doubles of a domain.
    ///
    /// - Throws: ``Refusal`` for a domain without use cases, or without their fakes.
    init(_ name: String, in house: House) throws {
        guard let module = house.module(.domain, name) else {
            throw Refusal("there is no domain \(name): make it first with “rib new domain \(name)”")
        }
        self.name = name
        let files = try ["Interface", "Testing"].map { folder in
            try (house.swiftFiles(in: "\(module.folder)/\(folder)") ?? []).flatMap { try house.swiftFile($0).types }
        }
        useCases = files[0].filter { $0.keyword == "protocol" && $0.name.hasSuffix("UseCase") }.map(\.name).sorted()
        guard !useCases.isEmpty else {
            throw Refusal("domain \(name) has no protocol …UseCase in its Interface: write one, or leave it out")
        }
        for useCase in useCases where !files[1].contains(where: { $0.name == "\(useCase)Fake" }) {
            throw Refusal("domain \(name) has no \(useCase)Fake in its Testing: write one, or leave the domain out")
        }
    }

    var interface: String { "\(name)DomainInterface" }
    var testing: String { "\(name)DomainTesting" }
}
