/** A deep copy that nobody can change: what the person has agreed to. */
export function freeze<Value>(value: Value): Value {
  return lock(structuredClone(value))
}

function lock<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  for (const inner of Object.values(value)) lock(inner)
  return Object.freeze(value)
}
