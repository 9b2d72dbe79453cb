import { type Read, type StoredOptions, type StoredValue, stored } from './stored.ts'

/** The value of an owner: each has one under a key of its own. */
export type StoredBy<Owner, Value> = (owner: Owner) => StoredValue<Value>

export function storedBy<Owner, Value>(
  keyOf: (owner: Owner) => string,
  read: Read<Value>,
  options?: StoredOptions<Value>,
): StoredBy<Owner, Value> {
  const values = new Map<string, StoredValue<Value>>()
  return (owner) => {
    const key = keyOf(owner)
    const value = values.get(key) ?? stored(key, read, options)
    values.set(key, value)
    return value
  }
}
