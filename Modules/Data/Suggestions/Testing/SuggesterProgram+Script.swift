package import Platform
import ProfileDomainInterface
import ProfileDomainTesting
import Resource
package import SuggestionsData

extension SuggesterProgram {
    /// Returns a suggester with a cache of its own, which runs a shell command line with `argument` as its `$1`.
    ///
    /// - Throws: `ProfileError` for a command line that is too long.
    @MainActor package static func script(
        _ line: String, _ argument: String = "", limits: ChildProgram.Limits = SuggesterProgram.limits
    ) throws -> SuggesterProgram {
        var profile = Profile()
        profile.suggester = try SuggesterCommand(["/bin/sh", "-c", line, "sh", argument])
        return SuggesterProgram(
            ProfileUseCaseFake(profile), trusted: TrustedSuggestersFake(), answers: ResourceStore(), limits: limits)
    }
}
