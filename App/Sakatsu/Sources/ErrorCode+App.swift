import Prompt
import SakatsuDomainInterface
import Time

extension ErrorCode {
    /// What kind an error of the domain is; `nil` for all others.
    static func ofApp(_ error: any Error) -> ErrorCode? {
        switch error {
        case is SakatsuError, is VisitImportError, is NoVisitHere, is NotADay, is DayToCome: .rejected
        default: nil
        }
    }
}
