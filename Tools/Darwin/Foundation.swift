// What the tools and the tests use of Foundation that is in none of its parts without the system's C library. Foundation
// of this system brings that library along, whose names would stand beside those of Darwin. See Headers/Darwin.h.
@_exported import Darwin
@_exported import FoundationEssentials

public struct ObjCBool: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) {}
    public var boolValue: Bool { fatalError() }
}

public final class Bundle {
    public static var main: Bundle { fatalError() }
    public static var allBundles: [Bundle] { fatalError() }
    public var executableURL: URL? { fatalError() }
    public var bundleURL: URL { fatalError() }
    public var bundlePath: String { fatalError() }
}

public final class FileHandle {
    public static var standardError: FileHandle { fatalError() }
    public init?(forReadingAtPath path: String) {}
    public init?(forWritingAtPath path: String) {}
    public init(forWritingTo url: URL) throws {}
    public func write(_ data: Data) {}
    public func write(contentsOf data: some DataProtocol) throws {}
    public func truncate(atOffset offset: UInt64) throws {}
    @discardableResult public func seekToEndOfFile() -> UInt64 { fatalError() }
    public func readToEnd() throws -> Data? { fatalError() }
    public func close() throws {}
    public func closeFile() {}
}

public struct CharacterSet {
    public static var whitespacesAndNewlines: CharacterSet { fatalError() }
    public static var newlines: CharacterSet { fatalError() }
}

public final class Thread {
    public static func detachNewThread(_ body: @escaping @Sendable () -> Void) {}
    public static func sleep(forTimeInterval seconds: Double) {}
}

public final class JSONSerialization {
    public static func jsonObject(with data: Data) throws -> Any { fatalError() }
}

public final class Pipe {
    public init() {}
    public var fileHandleForReading: FileHandle { fatalError() }
}

public final class Process {
    public init() {}
    public var executableURL: URL?
    public var arguments: [String]?
    public var currentDirectoryURL: URL?
    public var standardOutput: Any?
    public var standardError: Any?
    public var terminationStatus: Int32 { fatalError() }
    @discardableResult public static func run(_ url: URL, arguments: [String]) throws -> Process { fatalError() }
    public func run() throws {}
    public func waitUntilExit() {}
}

public final class DirectoryEnumerator: Sequence, IteratorProtocol {
    public func next() -> Any? { fatalError() }
}

extension FileManager {
    public func enumerator(atPath path: String) -> DirectoryEnumerator? { fatalError() }
    public func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool { fatalError() }
}

extension String {
    public init(format: String, _ arguments: any CVarArg...) { fatalError() }
}

extension StringProtocol {
    public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
    public func padding(toLength length: Int, withPad pad: String, startingAt index: Int) -> String { fatalError() }
}
