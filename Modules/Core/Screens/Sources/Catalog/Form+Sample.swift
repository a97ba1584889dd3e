package import Forms

extension Form {
    /// Returns the form after some inputs, for the states of a screen.
    ///
    /// - Throws: as ``take(_:)``.
    package func after(_ inputs: [FormInput]) throws -> Form {
        var form = self
        for input in inputs { try form.take(input) }
        return form
    }
}
