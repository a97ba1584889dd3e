// The listener of a new feature, which hears what a person wrote, or with what a feature without a screen has finished.
extension FeatureTemplate {
    /// The function of the listener, without its parameter.
    var newsName: String { "\(name.asProperty)Did\(isViewless ? "Finish" : listed == nil ? "Write" : "Add")" }

    private var parameter: Requirement.Parameter {
        Requirement.Parameter(label: isViewless ? "with" : "_", name: "text", type: "String")
    }

    /// The call that tells the listener a text.
    var tells: String { "try await listener?.\(newsName)(\(isViewless ? "with: " : "")\(typedText))" }

    /// The parameter of the listener in a declaration; empty without one.
    var listenerParameter: String { hasListener ? "listener: any \(name)Listener" : "" }

    /// The argument for the listener in a call; empty without one.
    func listenerArgument(_ value: String) -> String { hasListener ? "listener: \(value)" : "" }

    /// The listener's protocol, below that of the builder.
    var listener: String {
        guard hasListener else { return "" }
        let event =
            isViewless
            ? "\(name) has finished with a text." : "The person \(listed == nil ? "wrote a text" : "added an entry")."
        return """

            /// The events that \(name) reports to its parent.
            public protocol \(name)Listener: Listener {
                /// \(event)
                ///
                /// - Throws: the error of the parent's reaction.
                func \(newsName)(\(parameter.label) text: String) async throws
            }

            """
    }

    var doubles: String {
        var build = Requirement("build")
        build.result = "any \(isViewless ? "Routing" : "ViewableRouting")"
        build.modules = ["Ribcage"]
        if hasListener {
            build.parameters = [.init(label: "listener", name: "listener", type: "any \(name)Listener")]
            build.modules.append("\(name)FeatureInterface")
        }
        var protocols = [PublicProtocol("\(name)Buildable", [build], isBuildable: true)]
        if hasListener {
            var news = Requirement(newsName, parameters: [parameter])
            (news.isAsync, news.throwing) = (true, "throws")
            protocols.append(PublicProtocol("\(name)Listener", [news]))
        }
        return Doubles.text(
            of: protocols.map { DoubleTemplate($0, hasLog: true) }, module: Module(.feature, name))
    }
}
