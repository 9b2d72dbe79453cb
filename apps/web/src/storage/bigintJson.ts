/** An object with this one field and digits in it stands for a `bigint`: as a number it would lose its last digits. */
const tag = '$bigint'

export function stringifyBigints(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'bigint' ? { [tag]: String(inner) } : inner,
  )
}

/** Throws what `JSON.parse` throws. */
export function parseBigints(text: string): unknown {
  return JSON.parse(text, (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || !(tag in inner)) return inner
    const digits = inner[tag]
    const isTagged = typeof digits === 'string' && /^-?\d+$/.test(digits) && Object.keys(inner).length === 1
    return isTagged ? BigInt(digits) : inner
  })
}
