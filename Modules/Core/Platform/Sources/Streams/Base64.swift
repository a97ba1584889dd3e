// RFC 4648, section 4.

private let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
private let padding = UInt8(ascii: "=")

extension Sequence<UInt8> {
    /// The bytes encoded as Base64.
    package var base64: String {
        var (text, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
        for byte in self {
            bits = bits << 8 | UInt32(byte)
            count += 8
            while count >= 6 {
                count -= 6
                text.append(letters[Int(bits >> UInt32(count) & 0x3F)])
            }
        }
        if count > 0 { text.append(letters[Int(bits << UInt32(6 - count) & 0x3F)]) }
        while text.count % 4 != 0 { text.append(padding) }
        return String(decoding: text, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Creates bytes by decoding a text; `nil` if the text is not valid Base64.
    package init?(base64 text: String) {
        var (bytes, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
        guard text.utf8.count % 4 == 0 else { return nil }
        for letter in text.utf8.prefix(while: { $0 != padding }) {
            guard let value = letters.firstIndex(of: letter) else { return nil }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        guard bytes.base64 == text else { return nil }
        self = bytes
    }
}
