import Basics
import DreamsDomainInterface
import ExchangeDomainInterface
import Formats
import MandalartDomainInterface

/// A value in a document of charts.
typealias JSONField = DocumentField<ImportError>
/// The members of an object in a document of charts.
typealias JSONMembers = DocumentMembers<ImportError>

extension DocumentField<ImportError> {
    /// Returns the domain value that a closure creates. An error of the closure is rethrown as an error of this field.
    func make<T>(_ make: () throws(MandalartError) -> T) throws(ImportError) -> T {
        do { return try make() } catch { throw self.error(.notTaken(error)) }
    }

    /// Returns the value for a wish that a closure creates. An error of the closure is rethrown as an error of this
    /// field.
    func makeOfWish<T>(_ make: () throws(DreamsError) -> T) throws(ImportError) -> T {
        do { return try make() } catch { throw self.error(.noWish(error)) }
    }

    func error(_ reason: ImportError.Reason) -> ImportError {
        ImportError(line: place.line, field: place.field, reason: reason)
    }

    /// Returns an error for a member of this object.
    func error(_ reason: ImportError.Reason, at member: String) -> ImportError {
        ImportError(line: place.line, field: place(of: member).field, reason: reason)
    }

    /// Returns the members of this object, which must be a record of the given kind.
    ///
    /// - Throws: ``ImportError`` for an object without any known member, for another schema or kind, and the errors of
    ///   ``members(_:)``.
    func record(_ kind: String, members known: [String]) throws(ImportError) -> Members {
        let kinds = [NamedChart.record.kind, Wish.record.kind]
        return try record(kind, of: kinds, members: known) { place in
            ImportError(line: place.line, field: place.field, reason: .notADocument)
        }
    }
}
