// The double of a protocol that builds a RIB.
extension DoubleTemplate {
    /// The imports for a mock. A mock that builds viewable routers also needs the doubles of screens.
    var mockImports: [(access: String?, module: String)] {
        of.requirements.contains { $0.result == "any ViewableRouting" }
            ? [(nil, "RibcageTesting"), (nil, "ScreensTesting")] : [(nil, "RibcageTesting")]
    }

    /// The code that declares a mock. The mock builds a router that shows the feature's name, and records the arguments
    /// of each build. It holds listeners weakly, as a RIB does.
    var mock: String {
        let stored = of.requirements.map(mockStored).joined()
        let builds = of.requirements.map(build).joined(separator: "\n")
        return """
            /// Builds a place that shows its name, and records the arguments of each build.
            package final class \(name): \(of.name) {
            \(stored)
                package init() {}

            \(builds)}

            """
    }

    private func listeners(_ requirement: Requirement) -> [Requirement.Parameter] {
        requirement.parameters.filter { $0.type.hasPrefix("any ") && $0.type.hasSuffix("Listener") }
    }

    /// Returns the arguments that the mock records of a build.
    private func recorded(_ requirement: Requirement) -> [Kept] {
        let listeners = listeners(requirement).map(\.name)
        return requirement.parameters.filter { !listeners.contains($0.name) }
            .map { Kept(name: $0.name.escaped, type: $0.type, value: argument($0)) }
    }

    private func mockStored(_ requirement: Requirement) -> String {
        let calls = record("\(stem(requirement))Calls", of: recorded(requirement))
        return declaration(of: calls)
            + listeners(requirement).map {
                "    package private(set) weak var \($0.name.escaped): (\($0.type))?\n"
            }.joined()
    }

    private func build(_ requirement: Requirement) -> String {
        let sets = listeners(requirement).map { "        self.\($0.name.escaped) = \(argument($0))\n" }.joined()
        let result = requirement.result ?? ""
        let word = of.name.replacing("Buildable", with: "").asWord
        let rib = result == "any ViewableRouting" ? "RouterSpy(showing: \"\(word)\")" : "RouterSpy()"
        let head = Writing.call(
            "package func \(requirement.name.escaped)(", parameters(requirement), ") -> \(result) {", indent: 4)
        return """
                \(head)
                    \(note("Calls", recorded(requirement), requirement))
            \(sets)        return \(rib)
                }

            """
    }
}
