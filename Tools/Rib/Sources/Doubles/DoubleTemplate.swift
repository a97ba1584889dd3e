/// The code of a double of one protocol. The double records its calls with their arguments, and returns what a test
/// sets.
struct DoubleTemplate {
    /// The storage of a double's properties.
    enum Keeping {
        /// The properties are on the main actor, and calls are also kept in a log that doubles share.
        case logged
        /// The properties are plain.
        case plain
        /// The properties are behind a lock, because the double may be called from any thread.
        case locked
    }

    let of: PublicProtocol
    private let keeping: Keeping

    /// Creates the double of a protocol. `hasLog` says whether the module's doubles depend on RibcageTesting, which
    /// declares the log.
    init(_ of: PublicProtocol, hasLog: Bool) {
        self.of = of
        keeping = of.isLocked ? .locked : of.isMainActor && hasLog ? .logged : .plain
    }

    /// The name of the double: `HomeListenerSpy`, `HomeBuildableMock`, or `HomeFactsStub` for a protocol with only
    /// properties.
    var name: String {
        if of.isBuildable { return "\(of.name)Mock" }
        return of.name + (of.requirements.contains { $0.kind != .property } ? "Spy" : "Stub")
    }

    /// The imports for the double, other than those of the modules whose types the protocol uses.
    var imports: [(access: String?, module: String)] {
        if of.isBuildable { return mockImports }
        var imports: [(access: String?, module: String)] = []
        if of.requirements.contains(where: { $0.result != nil }) { imports.append((nil, "Doubles")) }
        if keeping == .logged { imports.append(("package", "RibcageTesting")) }
        if of.requirements.contains(where: { self.keeping(of: $0) == .locked }) || keeping == .locked {
            imports.append((nil, "Synchronization"))
        }
        return imports
    }

    var hasLog: Bool { keeping == .logged }

    /// Returns the storage of a requirement's properties. Those of a static requirement need a lock, because any thread
    /// can call it.
    func keeping(of requirement: Requirement) -> Keeping { requirement.isStatic ? .locked : keeping }

    var text: String {
        if of.isBuildable { return mock }
        let parts = [head, typeMemory, identity] + of.requirements.map(member)
        return """
            /// Records the calls of ``\(of.name)``, and returns what a test sets.
            package final class \(name)\(of.associatedTypes.parameters): \(of.name)\(of.associatedTypes.whereClause) {
            \(parts.filter { !$0.isEmpty }.joined(separator: "\n"))}

            """
    }

    private var head: String {
        let requirements = of.requirements.filter { !$0.isStatic }
        let aliases = of.associatedTypes.aliases.map { "    package \($0)\n" }.joined()
        let stored = requirements.map(stored).joined()
        switch keeping {
        case .logged:
            return """
                \(aliases)    package let log: CallLog
                \(stored)
                    package init(log: CallLog = CallLog()) {
                        self.log = CallLog(ofDouble: log)
                        log.hold(self)
                    }

                """
        case .plain:
            return [aliases + stored, "    package init() {}\n"].filter { !$0.isEmpty }.joined(separator: "\n")
        case .locked:
            return """
                \(aliases)    private struct Memory {
                \(hidden(stored))    }

                    private let memory = Mutex(Memory())

                    package init() {}

                \(requirements.map(unlocked).joined())
                """.trimmingLines
        }
    }

    /// The code for the storage of static properties, which all tests in a process share; empty if there are none.
    private var typeMemory: String {
        let requirements = of.requirements.filter(\.isStatic)
        guard !requirements.isEmpty else { return "" }
        return """
                private struct TypeMemory {
            \(hidden(requirements.map(stored).joined()))    }

                private static let typeMemory = Mutex(TypeMemory())

                /// Resets the type's calls and results, which all tests share: tests that use them must run serially.
                package static func forget() {
                    typeMemory.withLock { $0 = TypeMemory() }
                }

            \(requirements.map(unlocked).joined())
            """.trimmingLines
    }

    /// The code of the conformance to `Equatable` or `Hashable`, if the protocol requires it. A double equals only
    /// itself.
    private var identity: String {
        let start = of.isMainActor ? "nonisolated " : ""
        var text = ""
        if of.isEquatable || of.isHashable {
            text += """
                    package \(start)static func == (left: \(name), right: \(name)) -> Bool { left === right }

                """
        }
        if of.isHashable {
            text += """

                    package \(start)func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

                """
        }
        return text
    }

    /// Returns the declarations of properties in the form for a structure behind a lock: indented and without access
    /// modifiers.
    private func hidden(_ stored: String) -> String {
        stored.split(separator: "\n").map { "    \($0)\n" }.joined()
            .replacing("package private(set) var", with: "var").replacing("package var", with: "var")
    }

    /// Returns the code of computed properties that access a requirement's properties behind their lock.
    private func unlocked(_ requirement: Requirement) -> String {
        let box = box(requirement)
        return properties(requirement).map { property in
            let start = "package \(requirement.isStatic ? "static " : "")var \(property.name): \(property.type)"
            let read = "\(box).withLock { $0.\(property.name) }"
            if property.isRecord { return "    \(start) { \(read) }\n\n" }
            return """
                    \(start) {
                        get { \(read) }
                        set { \(box).withLock { $0.\(property.name) = newValue } }
                    }


                """
        }.joined()
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// The text as a name in code: a keyword gets backticks.
    var escaped: String { ModuleName.isReserved(self) ? "`\(self)`" : self }

    fileprivate var trimmingLines: String {
        var text = self
        while text.hasSuffix("\n\n") { text.removeLast() }
        return text
    }
}
