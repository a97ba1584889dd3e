import DreamsDomainInterface
import ExchangeDomainInterface
import Journal
import LaunchFeatureInterface
import MandalartDomainInterface
import ProfileDomainInterface
import ProgressDomainInterface
import Prompt
import SQLite
import Time

extension ErrorCode {
    /// What kind an error of the domains or of the store is; `nil` for all others.
    static func ofApp(_ error: any Error) -> ErrorCode? {
        switch error {
        case is MandalartError, is ImportError, is NoChartHere, is EmptyCalendar, is NothingToDraw, is DreamsError,
            is NotADay, is DayToCome,
            is ProfileError, is ProgressError, is NotIntroduced, is BackupError:
            .rejected
        case let error as DatabaseError where error.kind == .notDamaged: .rejected
        case is DatabaseError, is UnreadableRow, is TracesLeft: .storage
        case let error as JournalError: error.isRefusal ? .rejected : .storage
        default: nil
        }
    }
}
