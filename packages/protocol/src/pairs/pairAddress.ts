import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, concat, getCreate2Address, keccak256 } from 'viem'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import type { PairDefinition } from './pair.ts'

/** Hash of Uniswap V2's pair creation code; the router derives pairs with the same one. */
const initCodeHash = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'

/** token0 and token1 of a pair: the lower address comes first. */
export function sortedTokens(deployment: Deployment, pair: PairDefinition): readonly [Address, Address] {
  const other = tokenAddress(deployment, pair.other)
  const base = tokenAddress(deployment, pair.base)
  return other.toLowerCase() < base.toLowerCase() ? [other, base] : [base, other]
}

/** Those that are not listed are computed once: every reading of the chain asks for all of them. */
const known = new WeakMap<Deployment, Map<PairDefinition, Address>>()

export function pairAddress(deployment: Deployment, pair: PairDefinition): Address {
  const listed = deployment.pairs?.[pair.name]
  if (listed) return listed
  const addresses = known.get(deployment) ?? new Map<PairDefinition, Address>()
  known.set(deployment, addresses)
  const address = addresses.get(pair) ?? derivePair(deployment, pair)
  addresses.set(pair, address)
  return address
}

/** As the factory does it. */
export function derivePair(deployment: Deployment, pair: PairDefinition): Address {
  const salt = keccak256(concat(sortedTokens(deployment, pair)))
  return getCreate2Address({ from: deployment.factory, salt, bytecodeHash: initCodeHash })
}
