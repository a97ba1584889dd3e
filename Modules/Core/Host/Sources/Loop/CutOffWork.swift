import Basics
import Ribcage

/// The error for work of RIBs that had not ended when the run ended. It is a mistake of the program: a line should end
/// only after its work.
struct CutOffWork: Explained, Equatable {
    /// The names of the interactors.
    let names: [String]

    /// Creates the error of routers; `nil` if there are none.
    @MainActor init?(of routers: [AnyRouter]) {
        guard !routers.isEmpty else { return nil }
        names = routers.map { "\(type(of: $0.interactable))" }
    }

    var explanation: Phrase { HostPhrases.cutOff(names) }
}
