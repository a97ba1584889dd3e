public import Terminal

/// Returns the boxed lines of a picture that are not as wide as its first boxed line, for tests such as
/// `#expect(unevenLines(in: page).isEmpty)`.
///
/// A boxed line begins with a box-drawing character; other lines, such as a title above, are not measured.
public func unevenLines(in text: Text) -> [String] {
    let boxed = text.lines.map(\.plain).filter { line in
        line.unicodeScalars.first.map { (0x2500...0x257F).contains($0.value) } ?? false
    }
    return boxed.filter { $0.displayWidth != boxed.first?.displayWidth }
}
