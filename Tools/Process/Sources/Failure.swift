/// The reason that a tool or a test cannot continue, as a sentence.
package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
