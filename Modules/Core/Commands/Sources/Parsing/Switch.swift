/// The value of an option that can be turned on and off: `keep-going = yes` in a settings file, `--keep-going=no` in
/// the arguments.
package enum Switch: Sendable {
    case on, off

    /// The word for the value, as completion offers it: `yes` or `no`.
    package var word: String { self == .on ? "yes" : "no" }

    static let candidates = [on.word, off.word]

    /// Parses a word such as `yes`, `true`, `on` or `1`, ignoring case; `nil` if the word means neither on nor off.
    package init?(_ word: String) {
        switch word.lowercased() {
        case "yes", "true", "on", "1": self = .on
        case "no", "false", "off", "0": self = .off
        default: return nil
        }
    }
}
