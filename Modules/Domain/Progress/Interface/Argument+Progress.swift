public import Arguments
public import MandalartDomainInterface

extension Argument where Value == Title {
    /// The argument for the text of a log entry.
    public static var deed: Argument { Argument(ProgressPhrases.text, Title.init) }
}
