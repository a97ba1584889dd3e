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

    private var word: String { of.name.replacing("Buildable", with: "").asWord }

    private func listeners(_ requirement: Requirement) -> [Requirement.Parameter] {
        requirement.parameters.filter { $0.type.hasPrefix("any ") && $0.type.hasSuffix("Listener") }
    }

    private func others(_ requirement: Requirement) -> [Requirement.Parameter] {
        requirement.parameters.filter { parameter in
            !listeners(requirement).contains { $0.name == parameter.name }
        }
    }

    private func mockStored(_ requirement: Requirement) -> String {
        let calls = "    package private(set) var \(of.stem(requirement))Calls"
        let kept = others(requirement)
        let types = kept.map { kept.count > 1 ? "\($0.name.escaped): \($0.type)" : $0.type }.joined(separator: ", ")
        let count =
            switch kept.count {
            case 0: "\(calls) = 0\n"
            case 1: "\(calls): [\(types)] = []\n"
            default: "\(calls): [(\(types))] = []\n"
            }
        return count
            + listeners(requirement).map {
                "    package private(set) weak var \($0.name.escaped): (\($0.type))?\n"
            }.joined()
    }

    private func build(_ requirement: Requirement) -> String {
        let parameters = requirement.parameters.map { parameter in
            let name = parameter.name.escaped
            return (parameter.label == parameter.name ? name : "\(parameter.label) \(name)") + ": \(parameter.type)"
        }
        let calls = "\(of.stem(requirement))Calls"
        let names = others(requirement).map(\.name.escaped)
        let note =
            switch names.count {
            case 0: "\(calls) += 1"
            case 1: "\(calls).append(\(names[0]))"
            default: "\(calls).append((\(names.joined(separator: ", "))))"
            }
        let sets = listeners(requirement).map { "        self.\($0.name.escaped) = \($0.name.escaped)\n" }.joined()
        let result = requirement.result ?? ""
        let rib = result == "any ViewableRouting" ? "RouterSpy(showing: \"\(word)\")" : "RouterSpy()"
        let head = Writing.call(
            "package func \(requirement.name.escaped)(", parameters, ") -> \(result) {", indent: 4)
        return """
                \(head)
                    \(note)
            \(sets)        return \(rib)
                }

            """
    }
}
