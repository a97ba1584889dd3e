extension String {
    /// The word quoted for a shell, if it has special characters.
    public var quotedForShell: String {
        let plain = "-._~/:=,@%+"
        let isPlain = unicodeScalars.allSatisfy { scalar in
            !scalar.isASCII || plain.unicodeScalars.contains(scalar) || Character(scalar).isLetter
                || Character(scalar).isNumber
        }
        if isPlain, !isEmpty { return self }
        return "'" + map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
    }
}

extension Sequence<String> {
    /// The words as a command line for a shell.
    public var shellLine: String { map(\.quotedForShell).joined(separator: " ") }
}
