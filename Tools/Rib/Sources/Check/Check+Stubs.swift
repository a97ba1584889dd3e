import Platform

extension Check {
    /// Finds generated stubs that are not what the Dependency of their feature asks for.
    func checkStubs(_ all: inout Findings) {
        let complaint = Doubles.complaint(of: oldStubs.map(\.module), in: house)
        for stub in oldStubs { all.add(stub.path, 1, .doubles, complaint, fix: .writeStubs) }
    }
}

extension House {
    /// A generated stub that is out of date, with the text that it should have.
    typealias OldStub = (module: Module, path: String, text: String)

    /// Returns the generated stubs that are out of date. A missing stub is not among them: the compiler says where one
    /// is needed.
    func oldStubs() throws(SystemError) -> [OldStub] {
        var old: [OldStub] = []
        for module in modules where module.layer == .feature {
            for (path, text) in try DependencyStub(of: module, in: ChangeSet(root: root), of: self)?.files() ?? []
            where FileSystem.exists(self.path(path)) {
                let written = String(decoding: try FileSystem.bytes(of: self.path(path)), as: UTF8.self)
                if written != text { old.append((module, path, text)) }
            }
        }
        return old
    }

    /// Writes the stubs anew that are out of date in the house at a root.
    static func writeStubs(at root: String) throws(SystemError) {
        let house = try House(at: root)
        for stub in try house.oldStubs() { try FileSystem.replaceSharedFile(house.path(stub.path), with: stub.text) }
    }
}
