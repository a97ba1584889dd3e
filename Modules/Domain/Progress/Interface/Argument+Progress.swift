public import Arguments
public import MandalartDomainInterface

extension Argument where Value == Title {
    /// What was done.
    public static var deed: Argument { Argument(ProgressPhrases.text, Title.init) }
}

extension Argument where Value == Int {
    /// The number before a row of a list.
    public static var row: Argument {
        Argument(FoundItemPhrases.number) { text throws(ProgressError) in
            guard let number = Int(typed: text) else { throw .notARow(text) }
            return number
        }
    }
}
