type EachRead<Key, Value> = {
  readonly values: readonly Value[]
  readonly failed: readonly { readonly key: Key; readonly error: unknown }[]
}

/** Lists of any length leave room for what else is asked. */
const mostAtOnce = 4

/** A few at a time. What fails is named and the rest goes on; where everything fails, so does this. */
export async function readEach<Key, Value>(
  keys: readonly Key[],
  read: (key: Key) => Promise<Value>,
): Promise<EachRead<Key, Value>> {
  const results: PromiseSettledResult<Value>[] = []
  let next = 0
  async function work() {
    while (next < keys.length) {
      const index = next++
      const [result] = await Promise.allSettled([read(keys[index] as Key)])
      results[index] = result
    }
  }
  await Promise.all(Array.from({ length: Math.min(mostAtOnce, keys.length) }, work))
  const failed = results.flatMap((result, index) =>
    result.status === 'rejected' ? [{ key: keys[index] as Key, error: result.reason as unknown }] : [],
  )
  const [first] = failed
  if (first && failed.length === keys.length) throw first.error
  return { values: results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])), failed }
}
