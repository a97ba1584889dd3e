import Foundation
import Synchronization

#if canImport(Darwin)
import Darwin
/// The flag that makes a child lead a session of its own.
let newSession = POSIX_SPAWN_SETSID
#else
import Glibc
/// The flag that makes a child lead a session of its own: `POSIX_SPAWN_SETSID`, which Glibc hides from Swift.
let newSession: Int32 = 0x80
#endif

/// Held while a descriptor is open that a child started at the same moment would inherit.
let spawning = Mutex(())

/// Starts a program with the given standard streams and with default signal handling.
///
/// - Throws: ``Failure`` when the system refuses.
func spawn(_ command: [String], environment: [String], streams: [Child.Place], flags: Int32) throws -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in zip(Int32(0)..., streams) {
        switch stream {
        case .descriptor(let descriptor):
            posix_spawn_file_actions_adddup2(&actions, descriptor.number, number)
        case .file(let path):
            posix_spawn_file_actions_addopen(&actions, number, path, number == 0 ? O_RDONLY : O_RDWR | O_CREAT, 0o600)
        }
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (signals, mask) = (sigset_t(), sigset_t())
    sigfillset(&signals)
    sigemptyset(&mask)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setsigmask(&attributes, &mask)
    let signalFlags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(signalFlags | flags))

    var process = pid_t()
    let (arguments, variables) = (command.map { strdup($0) } + [nil], environment.map { strdup($0) } + [nil])
    defer { (arguments + variables).forEach { free($0) } }
    let code = spawning.withLock { _ in
        posix_spawn(&process, command[0], &actions, &attributes, arguments, variables)
    }
    guard code == 0 else { throw Failure("cannot start \(command[0]): \(String(cString: strerror(code)))") }
    return process
}
