import Doubles
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@Suite("A double of Mandalart whose result is not set")
struct UnsetDoubleTests {
    @Test("fails the test once with the name of the call, and throws the same")
    func throwing() async {
        let transfer: any ChartTransferUseCase = ChartTransferUseCaseSpy()
        await withKnownIssue {
            await #expect(throws: UnsetResult.self) { try await transfer.namedCharts(nil) }
        } matching: { issue in
            issue.comments.map(\.rawValue) == [
                "ChartTransferUseCaseSpy: set namedChartsResult, as namedCharts(_:) is called"
            ]
        }
    }
}
