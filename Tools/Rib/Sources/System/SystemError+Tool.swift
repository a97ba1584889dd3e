import Basics
import Platform

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension SystemError {
    /// Creates the error of a failed call. The verb describes the call, such as “run”.
    init(_ verb: String, _ path: String?, code: Int32) {
        self.init(.other(Phrase(verbatim: "cannot \(verb)")), path, code: code)
    }

    /// Returns the error of the call that just failed, with its `errno`.
    static func last(_ verb: String, _ path: String) -> SystemError { SystemError(verb, path, code: errno) }
}
