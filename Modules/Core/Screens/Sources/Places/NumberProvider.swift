/// An interactor of a RIB that shows a numbered thing, such as a visit or a cell of a grid, whose number an exchange with
/// other machines or another window may change. The host then opens the place, and those below it, anew under the present
/// number.
@MainActor public protocol NumberProvider: AnyObject {
    /// The number with which the place was opened.
    var number: Int { get }

    /// Returns the present number of the thing, if the place must be opened anew to show it; otherwise `nil`.
    ///
    /// - Throws: an error if the thing is gone, or if its number cannot be read.
    func renumbered() async throws -> Int?
}
