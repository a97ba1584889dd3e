public import Arguments
public import MandalartDomainInterface

extension Argument where Value == Title {
    /// What was done.
    public static var deed: Argument { Argument(ProgressPhrases.text, Title.init) }
}
