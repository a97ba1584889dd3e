import Basics

extension Phase {
    /// Returns whether a text is a length of the phase with its unit.
    func isLengthWithUnit(_ text: Substring) -> Bool {
        text.halfWidth.contains { !$0.isDigit } && text.isLength(of: self)
    }

    /// Returns whether a text is a temperature with its unit, and the phase can have one: any but ``rest``.
    func isDegreesWithUnit(_ text: Substring) -> Bool {
        self != .rest && Temperature.hasUnit(String(text)) && (try? Temperature(String(text))) != nil
    }
}

extension String {
    /// The text without a colon at its end.
    var withoutColon: String { hasSuffix(":") || hasSuffix("：") ? String(dropLast()) : self }
}

extension Substring {
    /// Returns whether the text is a length of a phase.
    func isLength(of phase: Phase) -> Bool { (try? Step(phase, typed: String(self))) != nil }
}
