/// A site before it is written: files beside one another in a folder.
public struct DocumentSite: Sendable {
    /// The names of the files. The first is the one to open.
    public let files: [String]
    /// Makes the text of a file.
    package let text: @Sendable (_ file: String) async throws -> String

    /// A site of some files, whose texts are made when they are written. Cancelling the task cancels that.
    public init(files: [String], text: @escaping @Sendable (_ file: String) async throws -> String) {
        (self.files, self.text) = (files, text)
    }
}
