import MandalartDomainInterface
import Ribcage

extension ChartsUseCase {
    /// The chart that a place is in: the one whose number it has, or else the one that a person works on.
    ///
    /// - Throws: the repository's error when the store cannot be read.
    func chart(at place: Route) async throws -> ChartID {
        guard place.segments.count > 1, place.segments[0] == "chart" else { return try await currentChart() }
        return try ChartID(place.segments[1])
    }
}
