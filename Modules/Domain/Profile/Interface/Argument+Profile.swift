public import Arguments

extension Argument where Value == Nickname {
    /// What a person wants to be called.
    public static var nickname: Argument { Argument(ProfilePhrases.name, Nickname.init) }
}
