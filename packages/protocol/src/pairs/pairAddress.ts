import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, encodePacked, getCreate2Address, keccak256 } from 'viem'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import type { PairDefinition } from './pair.ts'

/** Hash of Uniswap V2's pair creation code; the router derives pairs with the same one. */
const initCodeHash = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'

/** token0 and token1 of a pair: the lower address comes first. */
export function sortedTokens(deployment: Deployment, pair: PairDefinition): readonly [Address, Address] {
  const token = tokenAddress(deployment, pair.token)
  const base = tokenAddress(deployment, pair.base)
  return token.toLowerCase() < base.toLowerCase() ? [token, base] : [base, token]
}

/** Computed once: every reading of the chain asks for all of them, and a hash costs a slow phone a millisecond. */
const known = new WeakMap<Deployment, Map<PairDefinition, Address>>()

export function pairAddress(deployment: Deployment, pair: PairDefinition): Address {
  const addresses = known.get(deployment) ?? new Map<PairDefinition, Address>()
  known.set(deployment, addresses)
  const address = addresses.get(pair) ?? derive(deployment, pair)
  addresses.set(pair, address)
  return address
}

function derive(deployment: Deployment, pair: PairDefinition): Address {
  const salt = keccak256(encodePacked(['address', 'address'], [...sortedTokens(deployment, pair)]))
  return getCreate2Address({ from: deployment.factory, salt, bytecodeHash: initCodeHash })
}
