extension DatabaseError: CustomStringConvertible {
    /// One line for a person: what happened, to which file, and what to do.
    public var description: String {
        switch kind {
        case .notADatabase: "\(path) is not a database. \(Self.another)"
        case .folder: "\(path) is a folder, where a database file should be. \(Self.another)"
        case .otherProgram: "\(path) is the database of another program. \(Self.another)"
        case .newerVersion(let found, let known):
            "\(path) was written by a newer version of this program: "
                + "its format is \(found), and this one knows \(known). Update the program."
        case .corrupt: "\(path) is damaged\(words). Put back a copy of it, or move it away to begin anew."
        case .inaccessible: "\(path) cannot be opened\(words). Check the permissions of the file and of its folder."
        case .readOnly: "\(path) cannot be written\(words). Check the permissions of the file and of its folder."
        case .busy: "\(path) is in use by another program. Try again in a moment."
        case .full: "The disk of \(path) is full. Make room on it and try again."
        case .copyFailed(let copy):
            "No copy of \(path) could be kept at \(copy)\(words), so it was not updated. "
                + "Make room on the disk or check the folder's permissions."
        case .unexpectedRow:
            "\(path) holds a row that cannot be read\(words). Put back a copy of the file\(statement)."
        case .closed: "\(path) has been closed already."
        case .constraint, .misuse, .failed:
            "\(path) refused a statement\(words), code \(code.extended)\(statement)."
        }
    }

    private static let another = "Move it away or choose another folder."

    private var words: String { message.isEmpty ? "" : " (\(message))" }

    /// The SQL, on one line.
    private var statement: String {
        guard let sql else { return "" }
        return "; the statement was: \(sql.split(whereSeparator: \.isWhitespace).joined(separator: " "))"
    }
}
