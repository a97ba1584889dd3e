import Arguments

/// The address of a picture for a goal: an `http` or `https` URL. It is kept and shown, never fetched.
public struct ImageAddress: Hashable, Sendable {
    /// The most characters that an address may have.
    public static let longest = 2000

    private static let limit = TextLimit(0...longest)

    /// The address as typed, without white space around it.
    public let text: String

    /// An address from a text, whose surrounding white space is removed.
    ///
    /// - Throws: ``MandalartError/notAnImageAddress(_:)`` for what has another scheme, no host, white space or too many
    ///   characters; ``MandalartError/unusableText``.
    public init(_ text: String) throws(MandalartError) {
        let isNone = { (_: Int) in MandalartError.notAnImageAddress(text) }
        let trimmed = try Self.limit.text(
            from: text, tooShort: isNone, tooLong: isNone, unusable: MandalartError.unusableText)
        let schemes = ["https://", "http://"]
        guard
            let scheme = schemes.first(where: { trimmed.lowercased().hasPrefix($0) }),
            let host = trimmed.dropFirst(scheme.count).split(separator: "/", omittingEmptySubsequences: false).first,
            !host.isEmpty,
            !trimmed.contains(where: \.isWhitespace)
        else { throw .notAnImageAddress(text) }
        self.text = trimmed
    }
}
