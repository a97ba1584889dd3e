/// Words of a line that can mean several things, as an error reports them. A person at a prompt is asked which one they
/// mean; anywhere else the error is shown like others.
public struct Ambiguity: Equatable, Sendable {
    /// One of the things that the words can mean.
    public struct Meaning: Equatable, Sendable {
        /// The words to type instead, which mean only this.
        public let words: String
        /// What the person sees in the list of meanings.
        public let name: Phrase

        /// Creates a meaning.
        public init(_ words: String, _ name: Phrase) {
            (self.words, self.name) = (words, name)
        }
    }

    /// The words as they were typed, joined by single spaces.
    public let words: String
    /// What they can mean, in the order in which a person sees it.
    public let meanings: [Meaning]

    /// Creates the ambiguity of words.
    public init(of words: String, among meanings: [Meaning]) {
        (self.words, self.meanings) = (words, meanings)
    }
}
