import SwiftFileKit

extension Check {
    private static let parts = ["Builder", "Router", "Interactor", "Screen", "Component"]
    /// The suffixes of the protocols that belong in a feature's Interface, because other modules use these protocols.
    private static let roles = ["Buildable", "Listener"]
    private static let ownRoles = ["Dependency", "Children", "Routable"]
    private static let elsewhere = ["Router", "Interactor", "Buildable", "Routable"]

    /// Finds builders, routers, and other parts of a RIB that are missing, in the wrong place, or named without their
    /// feature's name as a prefix.
    func checkNames(_ all: inout Findings) {
        for module in house.modules {
            var names: Set<String> = []
            for target in module.targets where target.kind == .interface || target.kind == .implementation {
                for file in files(target) {
                    for type in file.types {
                        names.insert(type.name)
                        let message =
                            module.layer == .feature
                            ? mistake(type, in: module, target: target) : mistake(type, outsideFeature: module)
                        if let message { all.add(file.path, type.line, .name, message) }
                    }
                }
            }
            guard module.layer == .feature, !module.isShared else { continue }
            let wanted: [(Target.Kind, String)] = [
                (.interface, "Buildable"), (.implementation, "Dependency"), (.implementation, "Builder"),
            ]
            for (kind, role) in wanted where !names.contains(module.name + role) {
                guard let target = module.targets.first(where: { $0.kind == kind }), let file = files(target).first
                else { continue }
                all.add(
                    file.path, 1, .name,
                    "\(module.title) has no \(module.name)\(role): declare it in \(target.folder)")
            }
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

    func checkPublic(_ all: inout Findings) {
        for module in house.modules where module.layer == .feature {
            for file in module.targets.filter({ $0.kind != .interface }).flatMap(files) {
                for word in file.publicWords {
                    all.add(
                        file.path, word.line, .publicType,
                        "public is for \(module.folder)/Interface: say package here, or move it there",
                        fix: .replace(path: file.path, range: word.range, with: "package"))
                }
            }
        }
    }

    func checkTests(_ all: inout Findings) {
        for target in house.targets where target.kind == .tests {
            let files = files(target)
            guard let first = files.first, !files.contains(where: \.hasTest) else { continue }
            all.add(first.path, 1, .noTest, "\(target.name) has no test: write one with @Test")
        }
    }
}
