const lockOf = (id: string) => `love.run.${id}`

/** Browsers without locks do without: then two tabs may ask the wallet for the same step. */
const locks = () => globalThis.navigator?.locks

/** While it works here, no other tab goes on with the same move. */
export async function withRunLock(id: string, work: () => Promise<void>): Promise<void> {
  const manager = locks()
  await (manager ? manager.request(lockOf(id), work) : work())
}

export async function isRunningElsewhere(id: string): Promise<boolean> {
  const { held = [] } = (await locks()?.query()) ?? {}
  return held.some(({ name }) => name === lockOf(id))
}
