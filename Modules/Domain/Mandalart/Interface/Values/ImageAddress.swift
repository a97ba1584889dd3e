import Basics

/// The address of an image for a goal: an `http` or `https` URL. It is stored and shown, never downloaded.
public struct ImageAddress: Hashable, Sendable {
    /// The maximum number of characters of an address.
    public static let longest = 2000

    private static let limit = TextLimit(0...longest)

    /// The address as typed, without surrounding white space.
    public let text: String

    /// Creates an address from a text, whose surrounding white space is removed.
    ///
    /// - Throws: ``MandalartError/notAnImageAddress(_:)`` for an address with another scheme, without a host, with
    ///   white space, or with too many characters; ``MandalartError/unusableText``.
    public init(_ text: String) throws(MandalartError) {
        let isNone = { (_: Int) in MandalartError.notAnImageAddress(String(text.prefix(32))) }
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
