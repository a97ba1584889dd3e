/// The value of an on/off option: `keep-going = yes` in a file, `--keep-going=no` in the arguments.
package enum Switch: Sendable {
    case on, off

    /// The word that completion offers.
    package var word: String { self == .on ? "yes" : "no" }

    static let candidates = [on.word, off.word]

    /// Parses a word; `nil` if it is neither.
    package init?(_ word: String) {
        switch word.lowercased() {
        case "yes", "true", "on", "1": self = .on
        case "no", "false", "off", "0": self = .off
        default: return nil
        }
    }
}
