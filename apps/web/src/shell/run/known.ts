import { baseTokens, pairs } from '@love/protocol/pairs/pairs'
import type { Token } from '@love/protocol/tokens/token'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { eth, tokens, weth } from '@love/protocol/tokens/tokens'
import { addressBookStore } from '../../book/addressBook/addressBookStore.ts'
import { deployment } from '../../chain/deployment.ts'
import { listedPair } from '../../chain/pairAddresses.ts'
import { programs } from '../../programs/index.ts'
import { recentSafes } from '../../programs/safe/home/recentSafes.ts'
import { watchedSafes } from '../../programs/safe/home/watchedSafes.ts'
import { parseSafeAddress } from '../../programs/safe/safePlace.ts'
import type { Known } from './runTarget.ts'

/** All that can be named at this moment. */
export function known(): Known {
  return {
    programs,
    otherNames: tokens.flatMap((token) =>
      [token.symbol, token.name].map((name) => ({ name, path: tokenPath(token) })),
    ),
    contracts: new Map([
      ...pairs.map((pair) => [listedPair(pair).toLowerCase(), `/pairs/${pair.name}`] as const),
      ...tokens
        .filter(({ symbol }) => symbol !== 'ETH')
        .map((token) => [tokenAddress(deployment, token).toLowerCase(), tokenPath(token)] as const),
    ]),
    book: addressBookStore.get(),
    safes: [...new Set([...recentSafes.get(), ...watchedSafes.get()])],
    parseSafe: parseSafeAddress,
  }
}

/** The page of a token; where it has none, of what it is traded in. */
function tokenPath(token: Token): string {
  if (baseTokens.includes(token)) return `/tokens/${token.symbol}`
  const pair = pairs.find(({ other }) => other === token || (token === weth && other === eth))
  return pair ? `/pairs/${pair.name}` : '/faith'
}
