import Commands
import Languages

/// The English text of the usage error that the work throws; `nil` when it throws none.
///
/// - Throws: what the work throws that is no usage error.
public func usageError(of work: () throws -> some Any) throws -> String? {
    do {
        _ = try work()
        return nil
    } catch let error as UsageError {
        return error.explanation.english
    }
}
