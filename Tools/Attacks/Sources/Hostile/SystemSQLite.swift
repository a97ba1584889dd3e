import Foundation
import ProcessKit

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A database that is open in the system's SQLite. The library is loaded at run time, so that the attack shares no code
/// with the program.
final class SystemSQLite {
    private typealias Texts = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private typealias Visit = @convention(c) (UnsafeMutableRawPointer?, CInt, Texts?, Texts?) -> CInt
    private typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>) -> CInt
    private typealias Execute =
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>, Visit?, UnsafeMutableRawPointer?, Texts?
        ) -> CInt
    private typealias Close = @convention(c) (OpaquePointer?) -> CInt

    /// The rows of a query, as texts.
    private final class Rows {
        var values: [[String?]] = []
    }

    private let handle: OpaquePointer?
    private let execute: Execute
    private let close: Close

    init(_ path: String) throws {
        let names = ["libsqlite3.so.0", "libsqlite3.dylib", "libsqlite3.so"]
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
            let open = dlsym(library, "sqlite3_open"), let execute = dlsym(library, "sqlite3_exec"),
            let close = dlsym(library, "sqlite3_close")
        else { throw Failure("The system has no SQLite that can be loaded.") }
        self.execute = unsafeBitCast(execute, to: Execute.self)
        self.close = unsafeBitCast(close, to: Close.self)
        var handle: OpaquePointer?
        let code = unsafeBitCast(open, to: Open.self)(path, &handle)
        self.handle = handle
        guard code == 0 else { throw Failure("SQLite cannot open \(path): code \(code).") }
        #if canImport(Darwin)
        guard let configure = dlsym(library, "sqlite3_db_config"), Self.allowDamage(configure, handle) == 0 else {
            throw Failure("SQLite refuses to damage \(path).")
        }
        #endif
    }

    #if canImport(Darwin)
    /// Switches off the defensive mode, which Apple's SQLite begins with (SQLITE_DBCONFIG_DEFENSIVE).
    private static func allowDamage(_ configure: UnsafeMutableRawPointer, _ handle: OpaquePointer?) -> CInt {
        let defensive: CInt = 1_010
        #if arch(arm64)
        // The arguments of variable number are on the stack, behind those in eight registers (Apple's ABI for ARM64).
        typealias Configure = @convention(c) (OpaquePointer?, CInt, Int, Int, Int, Int, Int, Int, Int, Int) -> CInt
        return unsafeBitCast(configure, to: Configure.self)(handle, defensive, 0, 0, 0, 0, 0, 0, 0, 0)
        #else
        typealias Configure = @convention(c) (OpaquePointer?, CInt, CInt, UnsafeMutablePointer<CInt>?) -> CInt
        return unsafeBitCast(configure, to: Configure.self)(handle, defensive, 0, nil)
        #endif
    }
    #endif

    deinit {
        _ = close(handle)
    }

    /// Runs SQL statements, and returns their rows; `nil` if a statement fails, as a hostile one may.
    @discardableResult
    func rows(_ sql: String) -> [[String?]]? {
        let rows = Rows()
        let visit: Visit = { context, count, values, _ in
            guard let context else { return 1 }
            let rows = Unmanaged<Rows>.fromOpaque(context).takeUnretainedValue()
            rows.values.append((0..<Int(count)).map { index in values?[index].map { String(cString: $0) } })
            return 0
        }
        let code = execute(handle, sql, visit, Unmanaged.passUnretained(rows).toOpaque(), nil)
        return code == 0 ? rows.values : nil
    }
}
