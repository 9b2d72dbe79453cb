import { MarketQueryError } from './MarketQueryError.ts'

/** A name that is not known is refused: a misspelt one would be taken for the default. */
export function refuseUnknown(query: URLSearchParams, known: readonly string[]): void {
  for (const name of query.keys()) {
    if (known.includes(name) && query.getAll(name).length === 1) continue
    const names = `${known.slice(0, -1).join(', ')} and ${known.at(-1)}`
    throw new MarketQueryError(`The parameters are ${names}, each at most once.`)
  }
}
