import { readMarket } from './readMarket.ts'

export type HistoryQuery<Reply> = {
  /** Stands for what is asked; the path moves on with time. */
  readonly name: string
  readonly path: () => string
  readonly parse: (body: unknown) => Reply | undefined
}

const early = new Map<string, Promise<unknown>>()

/** Before React draws anything, once for all that want it then: the first there that wants it takes it from here. */
export function askHistoryEarly<Reply>(query: HistoryQuery<Reply>): Promise<Reply> {
  const known = early.get(query.name) as Promise<Reply> | undefined
  if (known) return known
  const asked = askHistory(query, new AbortController().signal)
  // Whoever takes it sees its failure.
  asked.catch(() => {})
  early.set(query.name, asked)
  return asked
}

export function askHistory<Reply>({ path, parse }: HistoryQuery<Reply>, signal: AbortSignal): Promise<Reply> {
  return readMarket({ path: path(), parse, signal })
}

export function takeEarlyHistory<Reply>(name: string): Promise<Reply> | undefined {
  const taken = early.get(name)
  early.delete(name)
  return taken as Promise<Reply> | undefined
}
