import Screens

extension SuggestScreen {
    static func states() throws -> [ScreenState<SuggestInteractor>] {
        [
            .page("empty", SuggestInteractor.State()),
            .page("one", SuggestInteractor.State(text: "Hello")),
        ]
    }
}
