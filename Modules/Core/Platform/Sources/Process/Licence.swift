public import Languages

/// The licence of a library that a program is linked with.
public struct Licence: Sendable {
    /// The library, by the name under which it is known.
    public let library: String
    /// The licence, by its name.
    public let terms: Phrase
    /// Where the text of the licence can be read.
    public let address: String

    /// Declared by the module that links the library.
    public init(_ library: String, _ terms: Phrase, at address: String) {
        (self.library, self.terms, self.address) = (library, terms, address)
    }

    /// A licence whose name is the same in every language.
    public init(_ library: String, _ name: String, at address: String) {
        self.init(library, Phrase(verbatim: name), at: address)
    }

    /// The licences of what every program is linked with.
    public static let platform = [
        Licence("Swift", SystemPhrases.apacheWithRuntimeException, at: "https://swift.org/LICENSE.txt"),
        Licence("glibc (Linux)", "LGPL 2.1+", at: "https://www.gnu.org/licenses/lgpl-2.1.txt"),
        Licence(
            "libstdc++ (Linux)", SystemPhrases.gplWithRuntimeException,
            at: "https://www.gnu.org/licenses/gcc-exception-3.1.html"),
    ]
}
