import Platform
import SwiftFileKit

/// The names that a feature needs from a domain: the names of its use cases, of the module that declares them, and of
/// the module with their fakes.
struct DomainFacts {
    let name: String
    /// The names of the use cases' protocols, sorted.
    let useCases: [String]

    /// Whether the domain still has at least what `rib new domain` wrote: a use case that lists and adds entries, and
    /// an entry that is created from a text.
    let hasEntries: Bool

    /// Reads the interface and the doubles of a domain.
    ///
    /// - Throws: ``Refusal`` for a domain without use cases, or without their fakes.
    init(_ name: String, in house: House) throws {
        guard let module = house.module(.domain, name) else {
            throw Refusal("there is no domain \(name): make it first with “rib new domain \(name)”")
        }
        self.name = name
        let interface = try (house.swiftFiles(in: "\(module.folder)/Interface") ?? []).map { try house.swiftFile($0) }
        let doubles = try (house.swiftFiles(in: "\(module.folder)/Testing") ?? []).flatMap {
            try house.swiftFile($0).types
        }
        var functions: [String] = []
        for file in interface {
            for type in file.types where type.name == "\(name)UseCase" { functions += file.functions(in: type) }
        }
        hasEntries =
            DomainTemplate.requirementsOfUseCase(of: name).allSatisfy(functions.contains)
            && interface.contains { $0.makesEntry(of: name) }
        useCases = interface.flatMap(\.types).filter { $0.keyword == "protocol" && $0.name.hasSuffix("UseCase") }.map(
            \.name
        ).sorted()
        guard !useCases.isEmpty else {
            throw Refusal("domain \(name) has no protocol …UseCase in its Interface: write one, or leave it out")
        }
        for useCase in useCases where !doubles.contains(where: { $0.name == "\(useCase)Fake" }) {
            throw Refusal("domain \(name) has no \(useCase)Fake in its Testing: write one, or leave the domain out")
        }
    }

    var interface: String { "\(name)DomainInterface" }
    var testing: String { "\(name)DomainTesting" }
}

extension SwiftFile {
    /// Returns whether the file declares the entry of a domain, which is made of a text alone.
    fileprivate func makesEntry(of domain: String) -> Bool {
        guard types.contains(where: { $0.name == "\(domain)Entry" }) else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let start = text.firstRange(of: "init(_ text: String") else { return false }
        // Other values of the initializer have defaults.
        let others = text[start.upperBound...].prefix { $0 != ")" }.split(separator: ",")
        return others.allSatisfy { $0.contains("=") }
    }
}
