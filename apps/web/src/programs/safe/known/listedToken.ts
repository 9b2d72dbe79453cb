import type { Token } from '@love/protocol/tokens/token'
import { eth, tokens } from '@love/protocol/tokens/tokens'
import { type Address, zeroAddress } from 'viem'
import { network } from '../../../chain/network.ts'

/** The token at an address as this build knows it; what strangers call theirs is not asked. Ether stands at zero. */
export function listedToken(address: Address): Token | undefined {
  if (address === zeroAddress) return eth
  const symbol = symbolAt(network.deployment.tokens, address)
  return tokens.find((token) => token.symbol === symbol)
}

/** The symbol of a collection of ours; what strangers call theirs is not asked. */
export function listedCollection(address: string): string | undefined {
  return symbolAt(network.deployment.collections ?? {}, address)
}

function symbolAt(contracts: Readonly<Record<string, Address>>, address: string): string | undefined {
  const isThere = ([, known]: readonly [string, Address]) => known.toLowerCase() === address.toLowerCase()
  return Object.entries(contracts).find(isThere)?.[0]
}
