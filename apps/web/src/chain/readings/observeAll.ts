import type { Observed } from './reading.ts'

type Parts = Readonly<Record<string, unknown>>

type AllObserved<All extends Parts> = { readonly [Name in keyof All]: Observed<All[Name]> }

/** Several readings as one: what has come of each, and why the first of those failed that did. */
export function observeAll<All extends Parts>(parts: AllObserved<All>): Observed<Partial<All>> {
  const names = Object.keys(parts) as (keyof All)[]
  let state: ReturnType<Observed<Partial<All>>['get']> = { data: undefined, failure: undefined }
  let seen: readonly unknown[] = []
  return {
    subscribe(listener) {
      const stops = names.map((name) => parts[name].subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    get() {
      const states = names.map((name) => parts[name].get())
      const now = states.flatMap(({ data, failure }) => [data, failure])
      // The same object while nothing has changed, as React wants it.
      if (now.every((part, at) => part === seen[at]) && seen.length > 0) return state
      seen = now
      const known = names.flatMap((name, at) => {
        const data = states[at]?.data
        return data === undefined ? [] : [[name, data] as const]
      })
      state = {
        data: known.length > 0 ? (Object.fromEntries(known) as Partial<All>) : undefined,
        failure: states.find(({ failure }) => failure !== undefined)?.failure,
      }
      return state
    },
    readAgain: async () => void (await Promise.all(names.map((name) => parts[name].readAgain()))),
  }
}
