#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Spawn {
    #if canImport(Darwin)
    typealias FileActions = posix_spawn_file_actions_t?

    /// Adds the action that sets the working folder of a program.
    ///
    /// - Returns: 0, or an `errno`.
    static func addFolder(_ actions: inout FileActions, _ folder: String) -> Int32 {
        posix_spawn_file_actions_addchdir_np(&actions, folder)
    }

    /// Adds the actions that make a program inherit only its standard streams.
    ///
    /// - Returns: the flag that `posix_spawn` needs for these actions.
    static func closeOthers(_ actions: inout FileActions, keeping streams: [Stream]) -> Int32? {
        for number in STDIN_FILENO...STDERR_FILENO {
            guard case .inherited = streams.dropFirst(Int(number)).first ?? .inherited else { continue }
            posix_spawn_file_actions_addinherit_np(&actions, number)
        }
        return Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    }
    #else
    typealias FileActions = posix_spawn_file_actions_t

    /// Adds the action that sets the working folder of a program.
    ///
    /// - Returns: 0, or an `errno`.
    static func addFolder(_ actions: inout FileActions, _ folder: String) -> Int32 {
        typealias Function = @convention(c) (UnsafeMutablePointer<FileActions>, UnsafePointer<CChar>) -> Int32
        return hidden("posix_spawn_file_actions_addchdir_np", as: Function.self)?(&actions, folder) ?? ENOSYS
    }

    /// Adds the actions that make a program inherit only its standard streams.
    ///
    /// - Returns: the flag that `posix_spawn` needs for these actions, or 0; `nil` if the system does not support them.
    static func closeOthers(_ actions: inout FileActions, keeping _: [Stream]) -> Int32? {
        typealias Function = @convention(c) (UnsafeMutablePointer<FileActions>, Int32) -> Int32
        let function = hidden("posix_spawn_file_actions_addclosefrom_np", as: Function.self)
        return function?(&actions, STDERR_FILENO + 1) == 0 ? 0 : nil
    }

    /// Returns a function of Glibc 2.34 and newer that Glibc's headers hide from Swift; `nil` if Glibc is older.
    private static func hidden<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
    #endif
}
