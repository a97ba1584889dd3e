import Foundation
import ProcessKit

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The C library's statistics about the program's heap.
enum Heap {
    /// Returns the number of allocated bytes, including the C library's overhead.
    ///
    /// - Throws: ``Failure`` if the C library does not provide it.
    static func allocatedBytes() throws -> Int {
        #if canImport(Darwin)
        var statistics = malloc_statistics_t()
        malloc_zone_statistics(nil, &statistics)
        return statistics.size_in_use
        #else
        var (text, size): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
        guard let stream = open_memstream(&text, &size) else {
            throw Failure("the C library does not tell what the heap holds")
        }
        let code = mallocInfo(0, stream)
        fclose(stream)
        defer { free(text) }
        guard code == 0, let text else { throw Failure("the C library does not tell what the heap holds") }
        return try allocatedBytes(String(cString: text))
        #endif
    }

    /// Parses the number of allocated bytes from the output of `malloc_info`. The last lines have the totals over all
    /// arenas: the bytes from the system, and the free bytes.
    private static func allocatedBytes(_ description: String) throws -> Int {
        let lines = description.split(separator: "\n")
        func size(_ start: String) throws -> Int {
            guard let line = lines.last(where: { $0.hasPrefix(start) }),
                let field = line.split(separator: " ").first(where: { $0.hasPrefix("size=") }),
                let size = Int(field.filter(\.isNumber))
            else { throw Failure("the C library tells no \(start)> of the heap") }
            return size
        }
        let given = try size("<system type=\"current\"") + size("<total type=\"mmap\"")
        return try given - size("<total type=\"fast\"") - size("<total type=\"rest\"")
    }
}

#if !canImport(Darwin)
/// The C function `malloc_info`, declared here because Swift's module of the C library omits malloc.h. Its alternative,
/// mallinfo2, returns a C struct.
@_silgen_name("malloc_info") private func mallocInfo(_ options: CInt, _ stream: UnsafeMutablePointer<FILE>) -> CInt
#endif
