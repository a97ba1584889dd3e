import Ribcage

/// A search for the properties that hold an object. It visits the routers, interactors, and views of a live tree, the
/// object itself, and everything reachable from them. Weak and unowned references are ignored.
@MainActor struct HolderSearch {
    private let object: AnyObject
    private var seen: Set<ObjectIdentifier> = []
    private var found: [String] = []

    init(for object: AnyObject, in root: AnyRouter) {
        self.object = object
        var routers = [root]
        while let router = routers.popLast() {
            look(into: router)
            look(into: router.interactable)
            if let view = router.viewController { look(into: view) }
            routers += router.children
        }
        look(into: object)
    }

    /// The properties that hold the object, such as `HomeInteractor.last`; empty if none was found.
    var holders: [String] { found }

    /// The maximum number of visited objects. Without a limit, the search might visit the whole program.
    private static let most = 10_000

    private mutating func look(into start: AnyObject) {
        var waiting = [start]
        while let next = waiting.popLast() {
            guard seen.count < Self.most, seen.insert(ObjectIdentifier(next)).inserted else { continue }
            let owner = String(describing: type(of: next))
            for (property, value) in Fields.strong(of: next) {
                for held in objects(in: value) {
                    if held === object {
                        found.append("\(owner).\(property)")
                    } else {
                        waiting.append(held)
                    }
                }
            }
        }
    }

    /// Returns the objects in a value: the value itself, or the contents of a collection or struct.
    private func objects(in value: Any, depth: Int = 4) -> [AnyObject] {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class { return [value as AnyObject] }
        guard depth > 0 else { return [] }
        return mirror.children.prefix(Self.most).flatMap { objects(in: $0.value, depth: depth - 1) }
    }
}

/// The stored properties of an object, without weak and unowned references.
///
/// `Mirror` does not distinguish weak references from strong ones. The metadata of the type does. The standard library
/// reads it with these two functions of the runtime, whose signatures are part of its stable ABI.
enum Fields {
    /// Returns the name and value of each stored property that is neither weak nor unowned, those of superclasses
    /// first; empty if the properties cannot be determined.
    static func strong(of object: AnyObject) -> [(name: String, value: Any)] {
        var mirrors: [Mirror] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let next = mirror {
            mirrors.append(next)
            mirror = next.superclassMirror
        }
        let children = mirrors.reversed().flatMap { Array($0.children) }
        let type: Any.Type = Swift.type(of: object)
        guard children.count == count(of: type) else { return [] }
        return children.enumerated().compactMap { index, child in
            isStrong(index, of: type) ? (child.label ?? "\(index)", child.value) : nil
        }
    }

    private static func isStrong(_ index: Int, of type: Any.Type) -> Bool {
        var field = Field()
        _ = describe(type, index: index, field: &field)
        field.release?(field.name)
        return field.isStrong
    }

    private struct Field {
        var name: UnsafePointer<CChar>?
        var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
        var isStrong = false
        var isVar = false
    }

    @_silgen_name("swift_reflectionMirror_recursiveCount")
    private static func count(of type: Any.Type) -> Int

    @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
    private static func describe(_ type: Any.Type, index: Int, field: UnsafeMutablePointer<Field>) -> Any.Type
}
