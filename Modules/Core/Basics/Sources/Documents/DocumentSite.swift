/// A website that is not written yet: the names of its files in one folder, and a closure that creates their texts.
public struct DocumentSite: Sendable {
    /// The names of the files. The first file is the page to open in a browser.
    public let files: [String]
    /// Returns the text of the file with the given name.
    package let text: @Sendable (_ file: String) async throws -> String

    /// Creates a site with these files, whose texts are created one by one while the site is written. Canceling the
    /// task that writes the site also cancels `text`.
    public init(files: [String], text: @escaping @Sendable (_ file: String) async throws -> String) {
        (self.files, self.text) = (files, text)
    }
}
