import type { SafeState } from '../state/safeState.ts'

const known = new WeakMap<SafeState, string>()

/** Stands for all of a Safe that decides what counts in its lists. */
export function stateVersion(state: SafeState): string {
  const version = known.get(state) ?? `${state.nonce} ${state.threshold} ${state.owners.join()}`
  known.set(state, version)
  return version
}
