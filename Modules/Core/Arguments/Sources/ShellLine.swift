extension String {
    /// The word as it is typed in a shell: in quotes if it has characters that mean something there.
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
    /// The words as a line that is typed in a shell.
    public var shellLine: String { map(\.quotedForShell).joined(separator: " ") }
}
