extension Check {
    private static let parts = ["Builder", "Router", "Interactor", "Screen", "Component"]
    /// The suffixes of the protocols that belong in a feature's Interface, because other modules use these protocols.
    private static let roles = ["Buildable", "Listener"]
    private static let ownRoles = ["Dependency", "Children", "Routable"]
    private static let elsewhere = ["Router", "Interactor", "Buildable", "Routable"]

    /// Findings for builders, routers, and other parts of a RIB that are missing, in the wrong place, or named without
    /// their feature's name as a prefix.
    var nameFindings: [Finding] {
        house.modules.flatMap { module -> [Finding] in
            let shipped = module.targets.filter { $0.kind == .interface || $0.kind == .implementation }
            let types = shipped.flatMap { target in
                files(target).flatMap { file in file.types.map { (target, file.path, $0) } }
            }
            let misplaced = types.compactMap { target, path, type -> Finding? in
                let message =
                    module.layer == .feature
                    ? mistake(type, in: module, target: target) : mistake(type, outsideFeature: module)
                return message.map { Finding(path, type.line, .name, $0) }
            }
            guard module.layer == .feature, !module.isShared else { return misplaced }
            let names = Set(types.map { $0.2.name })
            return misplaced + missing(from: names, in: module)
        }
    }

    private func mistake(_ type: TypeDeclaration, in module: Module, target: Target) -> String? {
        if let part = Self.parts.first(where: { type.name.hasSuffix($0) && type.name != $0 }),
            type.keyword != "protocol"
        {
            if target.kind == .interface {
                return "\(type.name) is a part of an implementation: move it to \(module.folder)/Sources"
            }
            return type.name.hasPrefix(module.name)
                ? nil : "\(type.name) does not begin with its feature's name: call it \(module.name)\(part)"
        }
        guard type.keyword == "protocol",
            let role = (Self.roles + Self.ownRoles).first(where: { type.name.hasSuffix($0) })
        else { return nil }
        if target.kind == .interface, Self.ownRoles.contains(role) {
            return "\(type.name) is what the feature's own code knows: move it to \(module.folder)/Sources, beside the "
                + (role == "Routable" ? "router" : "builder")
        }
        if target.kind == .implementation, Self.roles.contains(role), type.name == module.name + role {
            return "\(type.name) is what others know of the feature: move it to \(module.folder)/Interface"
        }
        return type.name.hasPrefix(module.name)
            ? nil : "\(type.name) does not begin with its feature's name: call it \(module.name)\(role)"
    }

    private func mistake(_ type: TypeDeclaration, outsideFeature module: Module) -> String? {
        guard module.layer != .core, let part = Self.elsewhere.first(where: { type.name.hasSuffix($0) })
        else { return nil }
        return "a \(part.lowercased()) belongs to a feature, and this is \(module.layer.article): "
            + "move \(type.name) there, or call it otherwise"
    }

    private func missing(from names: Set<String>, in module: Module) -> [Finding] {
        let wanted: [(Target.Kind, String)] = [
            (.interface, "Buildable"), (.implementation, "Dependency"), (.implementation, "Builder"),
        ]
        return wanted.compactMap { kind, role in
            guard !names.contains(module.name + role), let target = module.targets.first(where: { $0.kind == kind }),
                let file = files(target).first
            else { return nil }
            return Finding(
                file.path, 1, .name, "\(module.title) has no \(module.name)\(role): declare it in \(target.folder)")
        }
    }

    /// Findings for public declarations of features outside their Interface.
    var publicFindings: [Finding] {
        house.modules.filter { $0.layer == .feature }.flatMap { module in
            module.targets.filter { $0.kind != .interface }.flatMap { target in
                files(target).flatMap { file in
                    file.publicWords.map { word in
                        Finding(
                            file.path, word.line, .publicType,
                            "public is for \(module.folder)/Interface: say package here, or move it there",
                            fix: .replace(path: file.path, range: word.range, with: "package"))
                    }
                }
            }
        }
    }

    /// Findings for test targets without a test.
    var testFindings: [Finding] {
        house.targets.filter { $0.kind == .tests }.compactMap { target in
            let files = files(target)
            guard let first = files.first, !files.contains(where: \.hasTest) else { return nil }
            return Finding(first.path, 1, .noTest, "\(target.name) has no test: write one with @Test")
        }
    }
}
