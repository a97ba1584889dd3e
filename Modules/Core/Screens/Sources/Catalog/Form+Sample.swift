package import Commands

extension Form {
    /// Returns the form after the given inputs, for a sample state of a screen.
    ///
    /// - Throws: the error of `take(_:)`.
    package func after(_ inputs: [FormInput]) throws -> Form {
        var form = self
        for input in inputs { try form.take(input) }
        return form
    }
}
