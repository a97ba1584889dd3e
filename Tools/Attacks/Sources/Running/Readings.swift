/// Reads the states in which power losses leave a store, by running the program. Different losses can leave equal
/// files, so each state is read only once.
@MainActor final class Readings {
    typealias Reading = (run: Run, content: Content)

    private let arena: Arena
    private var known: [Int: Reading] = [:]

    /// The number of states that were opened.
    var count: Int { known.count }

    init(in arena: Arena) {
        self.arena = arena
    }

    /// Returns the reading of a state, from a cache if the state was read before.
    ///
    /// - Returns: the reading, and the folder of the store, which is `nil` if the reading is from the cache.
    func reading(of files: [String: [UInt8]]) throws -> (Reading, folder: String?) {
        var hasher = Hasher()
        for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
            hasher.combine(name)
            bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
            hasher.combine(bytes.count)
        }
        let key = hasher.finalize()
        if let reading = known[key] { return (reading, nil) }
        let folder = try arena.emptyFolder("after")
        try Files.write(files, into: folder)
        let reading = try arena.program.read(folder)
        known[key] = reading
        return (reading, folder)
    }
}
