public import Basics

extension CancellationSteps {
    /// Counts up to `count` steps with `check()`, and stops when the work is canceled.
    ///
    /// - Returns: the number of steps that were counted.
    public func take(atMost count: Int) -> Int {
        CancellationSteps.$current.withValue(self) {
            for taken in 0..<count where (try? CancellationSteps.check()) == nil { return taken }
            return count
        }
    }
}
