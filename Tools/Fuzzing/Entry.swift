// The entry point of a fuzzer, which libFuzzer calls with one input after another. Tools/fuzz compiles it together with
// the targets of Tests/FuzzTests. It belongs to no target of the manifest, since not every toolchain has libFuzzer.

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The fuzz target whose name is the name of the program; `nil` if there is none.
private let target = FuzzTarget(rawValue: CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? "")

/// Runs the fuzz target on one input. A failure ends the program, and libFuzzer saves the input.
@_cdecl("LLVMFuzzerTestOneInput") public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let target else { preconditionFailure("The program has the name of no target.") }
    do {
        try target.check(Array(UnsafeBufferPointer(start: start, count: count)))
    } catch {
        print("Broken: \(error)")
        fflush(nil)
        preconditionFailure("Something that must hold does not.")
    }
    return 0
}
