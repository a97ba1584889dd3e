#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The machine that the program runs on.
public enum CurrentMachine {
    /// The identifier of this machine: the content of `/etc/machine-id` (systemd's machine-id(5)), or on macOS the
    /// hardware's UUID; `nil` if it cannot be read.
    public static var identifier: String? {
        #if canImport(Darwin)
        var bytes = [UInt8](repeating: 0, count: 16)
        var timeout = timespec(tv_sec: 1, tv_nsec: 0)
        guard gethostuuid(&bytes, &timeout) == 0 else { return nil }
        let digits = Array("0123456789abcdef")
        return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
        #else
        guard let bytes = try? FileSystem.firstBytes(of: "/etc/machine-id", count: 32), !bytes.isEmpty else {
            return nil
        }
        return String(validating: bytes, as: UTF8.self)
        #endif
    }

    /// The name of this machine, as gethostname(2) says it, without its domain; `this` if it has none.
    public static var name: String {
        var bytes = [CChar](repeating: 0, count: 256)
        let result = gethostname(&bytes, bytes.count - 1)
        let name = String(
            decoding: bytes.lazy.map(UInt8.init(bitPattern:)).prefix { $0 != 0 && $0 != UInt8(ascii: ".") },
            as: UTF8.self)
        return result == 0 && !name.isEmpty ? name : "this"
    }
}
