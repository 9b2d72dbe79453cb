import type { Token } from '@love/protocol/tokens/token'
import { eth, tokens } from '@love/protocol/tokens/tokens'
import { type Address, zeroAddress } from 'viem'
import { network } from '../../../chain/network.ts'

/** The token at an address as this build knows it; what strangers call theirs is not asked. Ether stands at zero. */
export function listedToken(address: Address): Token | undefined {
  if (address === zeroAddress) return eth
  const [symbol] =
    Object.entries(network.deployment.tokens).find(
      ([, known]) => known.toLowerCase() === address.toLowerCase(),
    ) ?? []
  return tokens.find((token) => token.symbol === symbol)
}
