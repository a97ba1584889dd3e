package import Basics
import Ribcage

extension NotebookInteractor: EditHistoryProvider, DocumentProvider {
    /// The undo history among the ports, if any.
    package var editHistory: (any EditHistory)? { ports.lazy.compactMap { $0 as? any EditHistory }.first }

    /// The documents among the ports, if any.
    package var documents: (any DocumentPort)? { ports.lazy.compactMap { $0 as? any DocumentPort }.first }
}

extension CoverRouter {
    /// Creates a cover whose interactor provides the given ports.
    package convenience init(providing ports: Any...) {
        self.init()
        interactor.ports = ports
    }
}
