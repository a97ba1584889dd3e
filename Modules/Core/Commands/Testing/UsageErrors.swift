import Basics
import Commands

/// Returns the English message of the `UsageError` that the work throws; `nil` if it throws none.
///
/// - Throws: any other error that the work throws.
public func usageError(of work: () throws -> some Any) throws -> String? {
    do {
        _ = try work()
        return nil
    } catch let error as UsageError {
        return error.explanation.english
    }
}
