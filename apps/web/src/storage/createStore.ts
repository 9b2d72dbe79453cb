/** Holds plain data and tells who listens; how the data changes is up to pure functions. */
export type Store<State> = {
  readonly initial: State
  readonly get: () => State
  readonly set: (next: State) => void
  readonly update: (change: (state: State) => State) => void
  /** Answers with the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()

  function set(next: State) {
    if (Object.is(next, state)) return
    state = next
    for (const listener of [...listeners]) listener()
  }

  return {
    initial,
    get: () => state,
    set,
    update: (change) => set(change(state)),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
