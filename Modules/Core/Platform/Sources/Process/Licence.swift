public import Basics

/// The license of a library that a program is linked with.
public struct Licence: Sendable {
    /// The name of the library.
    public let library: String
    /// The name of the license.
    public let terms: Phrase
    /// The URL of the license's text.
    public let address: String

    /// Creates the license of a library. The module that links the library declares its license.
    public init(_ library: String, _ terms: Phrase, at address: String) {
        (self.library, self.terms, self.address) = (library, terms, address)
    }

    /// Creates the license of a library, with a name that is the same in every language.
    public init(_ library: String, _ name: String, at address: String) {
        self.init(library, Phrase(verbatim: name), at: address)
    }

    /// The licenses of the libraries that every program is linked with.
    public static let platform = [
        Licence("Swift", SystemPhrases.apacheWithRuntimeException, at: "https://swift.org/LICENSE.txt"),
        Licence("glibc (Linux)", "LGPL 2.1+", at: "https://www.gnu.org/licenses/lgpl-2.1.txt"),
        Licence(
            "libstdc++ (Linux)", SystemPhrases.gplWithRuntimeException,
            at: "https://www.gnu.org/licenses/gcc-exception-3.1.html"),
    ]
}
