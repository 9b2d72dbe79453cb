import { devnet } from '@love/contracts/deployments/1337'
import type { PairState } from '../src/actions/readPair.ts'
import { pairAddress } from '../src/pairs/pairAddress.ts'
import { routingPairs } from '../src/pairs/pairs.ts'

export type TestReserves = { readonly base: bigint; readonly other: bigint }

/** The routing pairs as if read from a chain; those without reserves do not exist there. */
export function testStates(reserves: Readonly<Record<string, TestReserves>>): readonly PairState[] {
  return routingPairs.map((definition) => {
    const raw = reserves[definition.name]
    return {
      definition,
      address: pairAddress(devnet, definition),
      reserves: raw && {
        base: { raw: raw.base, token: definition.base },
        other: { raw: raw.other, token: definition.other },
      },
    }
  })
}
