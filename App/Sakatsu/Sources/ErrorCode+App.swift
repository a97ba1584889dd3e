import Basics
import Host
import SakatsuDomainInterface

extension ErrorCode {
    /// Returns the error code of a domain error; `nil` for any other error.
    static func ofApp(_ error: any Error) -> ErrorCode? {
        switch error {
        case is SakatsuError, is VisitImportError, is VisitColumnsError, is NoVisitHere, is NotADay, is DayToCome:
            .rejected
        default: nil
        }
    }
}
