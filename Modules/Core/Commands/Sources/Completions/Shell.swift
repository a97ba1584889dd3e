/// The shells that completions can be written for.
package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}
