import Platform

extension House {
    /// Where a house keeps its own drawing, if it wants one: what `rib graph --format svg` shows.
    static let drawing = "Tools/Rib/house.svg"

    /// The drawing as it has to be; `nil` when the house keeps none, or when it is as it has to be.
    ///
    /// - Throws: `SystemError` when a file cannot be read.
    func newDrawing() throws(SystemError) -> String? {
        let path = path(Self.drawing)
        guard FileSystem.exists(path) else { return nil }
        let old = String(decoding: try FileSystem.bytes(of: path), as: UTF8.self)
        let new = Drawing(try Graph(self, level: .module)).svg
        return new == old ? nil : new
    }

    /// Redraws the drawing of a house, if it keeps one, after a change of the table.
    ///
    /// - Throws: `SystemError` when the drawing cannot be written.
    static func redraw(at root: String) throws(SystemError) {
        guard let new = try House(at: root).newDrawing() else { return }
        try FileSystem.replaceSharedFile("\(root)/\(drawing)", with: new)
    }
}
