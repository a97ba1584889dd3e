#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The C library's text encoding.
public enum TextEncoding {
    /// Makes the C library use UTF-8: with the person's locale if the locale uses UTF-8, otherwise with a neutral
    /// locale. Call this function before passing text that is not plain ASCII to a C function.
    ///
    /// - Returns: `false` if the system has no UTF-8 locale.
    public static func useUTF8() -> Bool {
        ["", "C.UTF-8", "UTF-8", "en_US.UTF-8"].contains { (name: String) in
            setlocale(LC_CTYPE, name) != nil && String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
        }
    }
}
