import Languages
import Platform

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension SystemError {
    /// A failed call, described by its verb, such as “run”.
    init(_ verb: String, _ path: String?, code: Int32) {
        self.init(.other(Phrase(verbatim: "cannot \(verb)")), path, code: code)
    }

    /// The error of the call that just returned.
    static func last(_ verb: String, _ path: String) -> SystemError { SystemError(verb, path, code: errno) }
}
