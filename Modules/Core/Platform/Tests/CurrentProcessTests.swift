import Basics
import Foundation
import Testing

@testable import Platform

@Suite("The arguments of this process")
struct CurrentProcessTests {
    @Test("are those after the program's name, and refused where Swift finds none at all, not even the name")
    func arguments() throws {
        let vector = ["program", "--data"].map { (word: String) in strdup(word) }
        defer { vector.forEach { free($0) } }
        #expect(try CurrentProcess.arguments(2) { vector[$0] } == ["--data"])
        #expect(try CurrentProcess.arguments(1) { vector[$0] } == [])
        #expect(throws: CurrentProcess.ArgumentError.unavailable) { try CurrentProcess.arguments(0) { vector[$0] } }
    }

    @Test("are refused with the number of the first that is no text")
    func invalid() {
        let word = strdup("a")
        defer { free(word) }
        word?.pointee = -1
        #expect(throws: CurrentProcess.ArgumentError.invalid(1)) { try CurrentProcess.arguments(2) { _ in word } }
    }

    @Test("leave room for open files, or the lack of it is said")
    func descriptors() {
        #expect(throws: Never.self) { try CurrentProcess.requireDescriptors(24) }
        let phrase = CurrentProcess.TooFewDescriptors(count: 24).explanation.english
        #expect(phrase == "The program may not open 24 more files. Raise the limit: ulimit -n 256")
    }
}
