/// The source of the lines and the options of one run.
package struct Run {
    /// The source of the lines.
    package enum Source {
        /// A person at a prompt, who is shown each place on arrival, with hints.
        case person
        /// A script, which is shown only what it requests. It ends at its first error unless ``RunOptions/keepsGoing``
        /// is set.
        case script
        /// The words of the program's arguments.
        case arguments
    }

    let source: Source
    /// The options that were chosen for the run.
    let options: RunOptions

    /// Whether a person is shown each place on arrival, with hints on what to type next. A program that reads JSON at a
    /// terminal is not.
    var isLeading: Bool { source == .person && !options.writesJSON }
}
