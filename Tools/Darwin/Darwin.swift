// What Swift's own module Darwin adds to the C library (stdlib/public/Platform of Swift's sources): values that C has as
// macros which Swift does not read, and functions with a variable number of arguments. See Headers/Darwin.h.
@_exported import Darwin

// swift-format-ignore-file
public var errno: Int32 { get { __error().pointee } set { __error().pointee = newValue } }
public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { fatalError() }

public var CLOCK_REALTIME: clockid_t { _CLOCK_REALTIME }

public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }

public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }

public var TIOCGWINSZ: UInt { 0x4008_7468 }
public var TIOCSWINSZ: UInt { 0x8008_7467 }
public var TIOCSCTTY: UInt { 0x2000_7461 }

public var stdin: UnsafeMutablePointer<FILE> { get { fatalError() } set {} }
public var stdout: UnsafeMutablePointer<FILE> { get { fatalError() } set {} }
public var stderr: UnsafeMutablePointer<FILE> { get { fatalError() } set {} }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { fatalError() }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { fatalError() }
public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { fatalError() }
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { fatalError() }
public func fcntl(_ descriptor: Int32, _ command: Int32, _ pointer: UnsafeMutableRawPointer) -> Int32 { fatalError() }
public func ioctl(_ descriptor: CInt, _ request: UInt) -> CInt { fatalError() }
public func ioctl(_ descriptor: CInt, _ request: UInt, _ value: CInt) -> CInt { fatalError() }
public func ioctl(_ descriptor: CInt, _ request: UInt, _ pointer: UnsafeMutableRawPointer) -> CInt { fatalError() }
