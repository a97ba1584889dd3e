public import Basics

extension Argument where Value == Nickname {
    /// The argument for the nickname of a person.
    public static var nickname: Argument { Argument(ProfilePhrases.name, Nickname.init) }
}
