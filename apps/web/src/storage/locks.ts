type Locks = Pick<LockManager, 'request' | 'query'>

/** Undefined where the page did not come over a safe line. A browser that blocks all cookies has locks and refuses them. */
const ofBrowser = (): Locks | undefined => globalThis.navigator?.locks

/** While it works here, no other tab does what has the same name. Where there are no locks to be had it just works. */
export async function withLock<Value>(
  name: string,
  work: () => Promise<Value>,
  locks: () => Locks | undefined = ofBrowser,
): Promise<Value> {
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return work()
  }
  try {
    return await (locks()?.request(name, begin) ?? begin())
  } catch (error) {
    // An error of the work itself is its caller's, and nothing is done twice.
    if (hasBegun) throw error
    return work()
  }
}

export async function isLocked(name: string, locks: () => Locks | undefined = ofBrowser): Promise<boolean> {
  try {
    const { held = [] } = (await locks()?.query()) ?? {}
    return held.some((lock) => lock.name === name)
  } catch {
    return false
  }
}
