import Platform

extension House {
    /// The path of a house's own drawing, if it has one: the output of `rib graph --format svg`.
    static let drawing = "Tools/Rib/house.svg"

    /// Returns the current drawing; `nil` if the house has no drawing, or if it is up to date.
    ///
    /// - Throws: `SystemError` when a file cannot be read.
    func newDrawing() throws(SystemError) -> String? {
        let path = path(Self.drawing)
        guard FileSystem.exists(path) else { return nil }
        let old = String(decoding: try FileSystem.bytes(of: path), as: UTF8.self)
        let new = Drawing(try Graph(self, level: .module)).svg
        return new == old ? nil : new
    }

    /// Updates the drawing of a house, if it has one, after a change of the table.
    ///
    /// - Throws: `SystemError` when the drawing cannot be written.
    static func redraw(at root: String) throws(SystemError) {
        guard let new = try House(at: root).newDrawing() else { return }
        try FileSystem.replaceSharedFile("\(root)/\(drawing)", with: new)
    }
}
