/// A file of a ``ResourceDisk``. Its name consists of a number, the hash of a path or subject, and the kind.
struct DiskFile: Equatable {
    enum Kind: String, CaseIterable {
        /// The value of a resource. The file name contains the hash of the resource's path.
        case value = "resource"
        /// A mark that expires all earlier values about a subject. The file name contains the hash of the subject.
        case mark = "expired"
    }

    let number: UInt64
    let hash: UInt64
    let kind: Kind
    var size = 0

    var name: String { "\(Self.digits(number))-\(Self.digits(hash)).\(kind.rawValue)" }

    init(number: UInt64, hash: UInt64, kind: Kind, size: Int) {
        (self.number, self.hash, self.kind, self.size) = (number, hash, kind, size)
    }

    /// Parses a file name; `nil` if it is not in the form of ``name``.
    init?(name: String) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let kind = Kind(rawValue: String(parts[1])) else { return nil }
        let numbers = parts[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
        guard numbers.count == 2 else { return nil }
        self.init(number: numbers[0], hash: numbers[1], kind: kind, size: 0)
        // Names with signs, capitals or missing zeros belong to other programs.
        guard self.name == name else { return nil }
    }

    /// Returns whether the name is that of a temporary file, which is being written or was left behind by a killed
    /// program: the ``name`` of a file, a dot, and six more characters.
    static func isUnfinished(_ name: String) -> Bool {
        name.dropLast(6).hasSuffix(".") && DiskFile(name: String(name.dropLast(7))) != nil
    }

    /// Returns a number as 16 hexadecimal digits, so that names sort by number.
    static func digits(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// A hash that is the same in every run of the program: 64-bit FNV-1a.
struct DiskHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    init(of text: some StringProtocol) {
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
}
