#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How the C library reads and writes text.
public enum TextEncoding {
    /// Makes the C library take text for UTF-8: by the rules of the person's language where these are for UTF-8, else by
    /// those of no language. Called before a C function gets text that is not plain ASCII.
    ///
    /// - Returns: `false` when the system has no rules for UTF-8.
    public static func useUTF8() -> Bool {
        ["", "C.UTF-8", "UTF-8", "en_US.UTF-8"].contains { (name: String) in
            setlocale(LC_CTYPE, name) != nil && String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
        }
    }
}
