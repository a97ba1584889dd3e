/// A site that is not written yet: files in one folder.
public struct DocumentSite: Sendable {
    /// The file names. The first file is the one to open.
    public let files: [String]
    /// Returns the text of a file.
    package let text: @Sendable (_ file: String) async throws -> String

    /// A site with these files, whose texts are made as they are written. Cancelling the task cancels that.
    public init(files: [String], text: @escaping @Sendable (_ file: String) async throws -> String) {
        (self.files, self.text) = (files, text)
    }
}
