extension String {
    /// The word, in single quotes if it is empty or has characters that are special in a shell.
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
    /// The words joined into a command line for a shell, each quoted if necessary.
    public var shellLine: String { map(\.quotedForShell).joined(separator: " ") }
}
