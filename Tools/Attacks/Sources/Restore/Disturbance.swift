/// A disturbance of one replacement.
@MainActor struct Disturbance {
    enum Kind {
        case killed
        case failing(isForever: Bool, error: Int32)
        /// Another program edits. It has the store open before the replacement, or opens the store while a call waits.
        case delayed(isOpenBefore: Bool)
    }

    let replacement: Replacement
    let call: Recording.Call
    let number: Int
    let kind: Kind

    var mischief: Program.Mischief {
        switch kind {
        case .killed: .last(call, number)
        case .failing(let isForever, let error):
            .failing(call, number...(isForever ? 1 << 20 : number), error: error)
        case .delayed: .delayed(call, number, milliseconds: 150)
        }
    }

    /// The description of the disturbance in a report.
    var when: String {
        let noun = replacement.replacing.rawValue
        switch kind {
        case .killed: return ", as \(noun) is killed before \(call)"
        case .failing(let isForever, let error):
            return ", as \(call) of \(noun) fails with \(error == 5 ? "EIO" : "ENOSPC")"
                + (isForever ? " from then on" : "")
        case .delayed(let isOpenBefore):
            return ", as another program \(isOpenBefore ? "has the store open" : "opens the store") during \(noun)"
        }
    }

    /// The description of the call and the store in a report.
    var detail: String { ", \(call) \(number) of \(replacement.text)" }
}
