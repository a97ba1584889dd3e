public import Arguments

extension Argument where Value == ActivityText {
    /// The argument for the text of a log entry.
    public static var deed: Argument { Argument(ProgressPhrases.text, ActivityText.init(_:)) }
}
