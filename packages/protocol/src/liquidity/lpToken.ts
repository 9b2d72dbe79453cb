import type { PairDefinition } from '../pairs/pair.ts'
import type { Token } from '../tokens/token.ts'

/** The share of a pool. Its contract is the pair itself. */
export function lpToken({ name, icon }: PairDefinition): Token {
  return { symbol: `${name} LP`, name: `Share of the ${name} pool`, decimals: 18, icon }
}
