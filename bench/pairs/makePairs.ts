import { devnet } from '@love/contracts/deployments/1337'
import type { Deployment } from '@love/contracts/deployments/deployment'
import type { PairState } from '@love/protocol/actions/readPair'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { loveEth } from '@love/protocol/pairs/pairs'
import { eth, love } from '@love/protocol/tokens/tokens'
import { numberToHex } from 'viem'

const whole = 10n ** 18n

export type MadePairs = { readonly deployment: Deployment; readonly pairs: readonly PairDefinition[] }

/** LOVE-ETH, and tokens that each have a pair with LOVE and one with ether. */
export function makePairs(count: number): MadePairs {
  const made = Array.from({ length: (count - 1) / 2 }, (_, at) => {
    const symbol = `T${at}`
    return {
      symbol,
      name: symbol,
      decimals: 18,
      icon: 'love',
      address: numberToHex(0x10_000 + at, { size: 20 }),
    }
  })
  const pairs = made.flatMap(({ address: _, ...token }): PairDefinition[] => [
    { name: `LOVE-${token.symbol}`, icon: 'love', base: love, other: token },
    { name: `${token.symbol}-ETH`, icon: 'love', base: token, other: eth },
  ])
  const tokens = Object.fromEntries(made.map(({ symbol, address }) => [symbol, address]))
  const deployment = { ...devnet, tokens: { ...devnet.tokens, ...tokens } }
  return { deployment, pairs: [loveEth, ...pairs] }
}

/** As if read from a chain, each pool a little different. */
export function stateOf({ deployment, pairs }: MadePairs): readonly PairState[] {
  return pairs.map((definition, at) => ({
    definition,
    address: pairAddress(deployment, definition),
    reserves: {
      base: { raw: 1_000_000n * whole, token: definition.base },
      other: { raw: (10_000n + BigInt(at)) * whole, token: definition.other },
    },
  }))
}
