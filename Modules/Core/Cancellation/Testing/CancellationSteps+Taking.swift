public import Cancellation

extension CancellationSteps {
    /// Takes steps, at most `count`, until one throws because the work is cancelled.
    ///
    /// - Returns: the number of steps taken.
    public func take(atMost count: Int) -> Int {
        CancellationSteps.$current.withValue(self) {
            for taken in 0..<count where (try? CancellationSteps.check()) == nil { return taken }
            return count
        }
    }
}
