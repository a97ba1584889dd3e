public import Basics

extension Array {
    /// Returns the text of the JSON object with these members for a value.
    public func text<Value>(of value: Value) -> String where Element == Member<Value> {
        JSONValue.object(json(of: value)).text
    }
}
