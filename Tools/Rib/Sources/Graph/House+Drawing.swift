import Platform

extension House {
    /// The path, relative to the root, of the stored drawing of the house: the output of `rib graph --format svg`. Not
    /// every house has one.
    static let drawing = "Tools/Rib/house.svg"

    /// Returns the text of the updated drawing; `nil` if the stored drawing is up to date, or does not exist.
    ///
    /// - Throws: `SystemError` when a file cannot be read.
    func newDrawing() throws(SystemError) -> String? {
        let path = path(Self.drawing)
        guard FileSystem.exists(path) else { return nil }
        let old = String(decoding: try FileSystem.bytes(of: path), as: UTF8.self)
        let new = Drawing(try Graph(self, level: .module)).svg
        return new == old ? nil : new
    }

    /// Updates the stored drawing of the house at a root, if it has one.
    ///
    /// - Throws: `SystemError` when the drawing cannot be written.
    static func redraw(at root: String) throws(SystemError) {
        guard let new = try House(at: root).newDrawing() else { return }
        try FileSystem.replaceSharedFile("\(root)/\(drawing)", with: new)
    }
}
