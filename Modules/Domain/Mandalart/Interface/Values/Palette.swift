/// One of the sixteen pairs of text and background color for a goal.
public enum Palette: String, CaseIterable, Sendable {
    case coral, amber, lemon, lime, mint, jade, teal, sky
    case azure, indigo, violet, orchid, rose, sand, slate, graphite

    /// The text color, as `0xRRGGBB`. Its contrast on ``paper`` is at least 4.5:1 (WCAG 2.2, 1.4.3).
    public var ink: UInt32 { colours.ink }

    /// The background color, as `0xRRGGBB`.
    public var paper: UInt32 { colours.paper }

    private var colours: (ink: UInt32, paper: UInt32) {
        switch self {
        case .coral: (0x3B0D05, 0xFF8A75)
        case .amber: (0x332100, 0xFFB938)
        case .lemon: (0x2E2A00, 0xF5E663)
        case .lime: (0x1B2B00, 0xB5D94C)
        case .mint: (0x00301F, 0x9AE6C4)
        case .jade: (0xFFFFFF, 0x0B7A53)
        case .teal: (0xFFFFFF, 0x0F6F78)
        case .sky: (0x052A3D, 0x8FD3F4)
        case .azure: (0xFFFFFF, 0x1E62C9)
        case .indigo: (0xFFFFFF, 0x3F3FA8)
        case .violet: (0xFFFFFF, 0x6A35B8)
        case .orchid: (0x350A38, 0xE7A6EA)
        case .rose: (0xFFFFFF, 0xB3245C)
        case .sand: (0x33270F, 0xE3D0A6)
        case .slate: (0xFFFFFF, 0x51606F)
        case .graphite: (0xF2F2F2, 0x2B2B2E)
        }
    }
}
