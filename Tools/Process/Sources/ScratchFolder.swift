import Platform

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A folder in the system's temporary folder, removed with its contents on deinitialization. The type does not use
/// Foundation, because `rib` does not link Foundation.
package final class ScratchFolder: Sendable {
    package let path: String

    /// Creates a folder with a unique name that begins with the name of a tool.
    ///
    /// - Throws: ``Failure`` if the folder cannot be created.
    package init(of tool: String) throws(Failure) {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        guard let template = strdup("\(parent)/\(tool)-XXXXXX") else { throw Failure("there is no memory left") }
        defer { free(template) }
        guard let made = mkdtemp(template) else {
            throw Failure("cannot make a folder in \(parent): \(String(cString: strerror(errno)))")
        }
        path = String(cString: made)
    }

    deinit {
        if let process = try? Spawn.start(["/bin/rm", "-rf", path]) { _ = try? Spawn.wait(for: process) }
    }

    /// Returns the path of a file in the folder, without creating it.
    package func file(_ name: String) -> String { "\(path)/\(name)" }
}
