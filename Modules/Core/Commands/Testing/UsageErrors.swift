import Commands
import Languages

/// What a usage error says in English; `nil` when the work throws none. Called by tests of whatever reads words.
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
