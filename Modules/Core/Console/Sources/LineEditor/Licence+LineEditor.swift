public import Platform

extension Licence {
    /// The licenses of libedit and of the libraries that libedit uses.
    public static let lineEditor =
        [
            Licence("libedit", "BSD 3-Clause", at: "https://www.thrysoee.dk/editline/"),
            Licence("ncurses", "MIT (X11)", at: "https://invisible-island.net/ncurses/ncurses-license.html"),
        ]
        + ["libbsd (Linux)", "libmd (Linux)"].map { library in
            Licence(library, "BSD 3-Clause", at: "https://libbsd.freedesktop.org/")
        }
}
