import Documents
import DreamsDomainInterface
import ExchangeDomainInterface
import Formats
import MandalartDomainInterface
import Records

/// A value in a document of charts.
typealias JSONField = DocumentField<ImportError>
/// The members of an object in a document of charts.
typealias JSONMembers = DocumentMembers<ImportError>

extension DocumentField<ImportError> {
    /// What the domain makes of the value, with its error.
    func make<T>(_ make: () throws(MandalartError) -> T) throws(ImportError) -> T {
        do { return try make() } catch { throw self.error(.notTaken(error)) }
    }

    /// What the domain of wishes makes of the value, with its error.
    func makeOfWish<T>(_ make: () throws(DreamsError) -> T) throws(ImportError) -> T {
        do { return try make() } catch { throw self.error(.noWish(error)) }
    }

    func error(_ reason: ImportError.Reason) -> ImportError {
        ImportError(line: place.line, field: place.field, reason: reason)
    }

    /// What is wrong with a member of an object.
    func error(_ reason: ImportError.Reason, at member: String) -> ImportError {
        ImportError(line: place.line, field: place(of: member).field, reason: reason)
    }

    /// The members of the object of a line, which is a record of a kind.
    ///
    /// - Throws: ``ImportError`` for what has none of the known members, for another schema or kind, and as
    ///   ``members(_:)``.
    func record(_ kind: String, members known: [String]) throws(ImportError) -> Members {
        let kinds = [NamedChart.record.kind, Wish.record.kind]
        return try record(kind, of: kinds, members: known) { place in
            ImportError(line: place.line, field: place.field, reason: .notADocument)
        }
    }
}
