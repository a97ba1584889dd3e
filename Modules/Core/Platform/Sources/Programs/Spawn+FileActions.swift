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
    /// - Returns: the flag that `posix_spawn` needs for these actions; `nil` if the actions could not be added.
    static func closeOthers(_ actions: inout FileActions, keeping streams: [Stream]) -> Int32? {
        for number in STDIN_FILENO...STDERR_FILENO {
            guard case .inherited = streams.dropFirst(Int(number)).first ?? .inherited else { continue }
            posix_spawn_file_actions_addinherit_np(&actions, number)
        }
        return Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    }
    #else
    typealias FileActions = posix_spawn_file_actions_t

    static func addFolder(_ actions: inout FileActions, _ folder: String) -> Int32 {
        addChangeOfFolder(&actions, folder)
    }

    static func closeOthers(_ actions: inout FileActions, keeping _: [Stream]) -> Int32? {
        addClosing(&actions, STDERR_FILENO + 1) == 0 ? 0 : nil
    }
    #endif
}

#if !canImport(Darwin)
// Functions of Glibc 2.34 and newer, which its headers declare only for C with GNU extensions. They are linked by their
// names: a program that is linked statically has no table in which `dlsym` could find them.

@_silgen_name("posix_spawn_file_actions_addchdir_np")
private func addChangeOfFolder(
    _ actions: UnsafeMutablePointer<Spawn.FileActions>, _ folder: UnsafePointer<CChar>
) -> Int32

@_silgen_name("posix_spawn_file_actions_addclosefrom_np")
private func addClosing(_ actions: UnsafeMutablePointer<Spawn.FileActions>, _ first: Int32) -> Int32
#endif
