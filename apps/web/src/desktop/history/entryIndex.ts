/** How many entries of ours came before this one; pages that we did not open ourselves count from 0. */
export function entryIndex(): number {
  const state: unknown = history.state
  const index = typeof state === 'object' && state !== null && 'index' in state ? state.index : 0
  return typeof index === 'number' && Number.isSafeInteger(index) && index >= 0 ? index : 0
}
