/// Damage to one file of a store.
struct Harm {
    /// All files of the store, including the damaged one.
    let files: [String: [UInt8]]
    let name: String
    let text: String

    private static let kinds = [
        "a bit is flipped", "some bytes are overwritten", "a range is zeroed", "the end is cut off",
        "bytes are appended", "a part is copied over another", "it is emptied", "it is removed",
    ]

    /// Damages a random file of a store in a random way; `nil` if the damage changes nothing, or leaves no content in
    /// the store.
    init?(to files: [String: [UInt8]], _ chance: inout Chance) {
        // Every start creates the index of the log anew, so it is damaged less often.
        let names = files.keys.sorted().filter { !$0.hasSuffix("-shm") || chance.once(in: 4) }
        guard let name = chance.pick(names), let before = files[name], !before.isEmpty else { return nil }
        let kind = chance.once(in: 12) ? 6 + chance.below(2) : chance.below(6)
        var (files, bytes) = (files, before)
        let start = chance.below(bytes.count)
        switch kind {
        case 0: bytes[start] ^= 1 << UInt8(chance.below(8))
        case 1:
            for index in start..<min(bytes.count, start + 1 + chance.below(64)) {
                bytes[index] = UInt8(truncatingIfNeeded: chance.next())
            }
        case 2: Self.fill(&bytes, from: start, &chance) { _, _ in 0 }
        case 3: bytes.removeSubrange(start...)
        case 4: bytes += (0..<(1 + chance.below(8_192))).map { _ in UInt8(truncatingIfNeeded: chance.next()) }
        case 5:
            let source = chance.below(bytes.count)
            Self.fill(&bytes, from: start, &chance) { before[(source + $0) % $1] }
        case 6: bytes = []
        default: break
        }
        files[name] = kind == 7 ? nil : bytes
        // A store without any content looks like a new one, so its loss cannot be detected.
        let isLeft = files.contains { Files.holdsContent($0.key) && !$0.value.isEmpty }
        guard kind == 7 || bytes != before, isLeft else { return nil }
        (self.files, self.name) = (files, name)
        text = "\(Files.noun(of: name)): \(Self.kinds[kind])"
    }

    /// Fills a sector, a page, or a range of another size.
    private static func fill(
        _ bytes: inout [UInt8], from start: Int, _ chance: inout Chance, with byte: (_ index: Int, _ size: Int) -> UInt8
    ) {
        let sizes = [512, 4_096, 1 + chance.below(8_192)]
        let size = chance.pick(sizes) ?? 512
        let begin = size == 512 || size == 4_096 ? start / size * size : start
        for index in 0..<min(size, bytes.count - begin) { bytes[begin + index] = byte(index, bytes.count) }
    }
}
