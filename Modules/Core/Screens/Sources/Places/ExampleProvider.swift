/// An interactor that knows which values of its places exist, such as the numbers of items in a list.
///
/// For a word that works in such a place, the host names a route to an existing item. Without an example, the route has
/// the value's placeholder, as in `visit/<number>/timer`.
@MainActor public protocol ExampleProvider: AnyObject {
    /// Returns the text of a value with which the place opens; `nil` if none is known to exist.
    func exampleValue(ofPlace name: String) -> String?
}
