import Basics
import Ribcage

/// The error for work of RIBs that had not ended when the run ended. It is a mistake of the program: a line should end
/// only after its work.
struct CutOffWork: Explained, Equatable {
    /// The names of the interactors.
    let names: [String]

    @MainActor init(of routers: [AnyRouter]) {
        names = routers.map { "\(type(of: $0.interactable))" }
    }

    var explanation: Phrase { HostPhrases.cutOff(names) }
}
