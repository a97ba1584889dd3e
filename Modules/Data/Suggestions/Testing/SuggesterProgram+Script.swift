package import Platform
import ProfileDomainInterface
import ProfileDomainTesting
import Resource
package import SuggestionsData

extension SuggesterProgram {
    /// A suggester whose program is a shell command, with an argument as `$1`, and with answers of its own.
    ///
    /// - Throws: `ProfileError` for a line that is too long.
    @MainActor package static func script(
        _ line: String, _ argument: String = "", limits: ChildProgram.Limits = SuggesterProgram.limits
    ) throws -> SuggesterProgram {
        var profile = Profile()
        profile.suggester = try SuggesterCommand(["/bin/sh", "-c", line, "sh", argument])
        return SuggesterProgram(ProfileRepositoryFake(profile), answers: ResourceStore(), limits: limits)
    }
}
