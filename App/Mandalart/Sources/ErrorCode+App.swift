import Basics
import DreamsDomainInterface
import ExchangeDomainInterface
import Host
import LaunchFeatureInterface
import MandalartDomainInterface
import ProfileDomainInterface
import ProgressDomainInterface
import SuggestionsDomainInterface

extension ErrorCode {
    /// Returns the error code of a domain error; `nil` for any other error.
    static func ofApp(_ error: any Error) -> ErrorCode? {
        switch error {
        case is MandalartError, is ImportError, is NoChartHere, is EmptyCalendar, is NothingToDraw, is DreamsError,
            is NotADay, is DayToCome,
            is ProfileError, is ProgressError, is NotIntroduced, is SuggestionsError:
            .rejected
        default: nil
        }
    }
}
