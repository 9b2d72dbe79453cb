import { type Address, getAddress } from 'viem'
import { GatewayError } from '../gateway/GatewayError.ts'
import type { DescribeDeps } from './describeDeps.ts'

/** One of the contracts that we know, or a token by its own word. Throws for all others, and for a token that says none. */
export async function describeContract({ book, readToken, delegateTargets }: DescribeDeps, address: Address) {
  const known = book.entry(address)
  const token = known ? undefined : await readToken(address)
  const name = known?.name ?? token?.name
  if (!name) throw new GatewayError(404, 'This contract is not known here.')
  return {
    address: getAddress(address),
    name,
    displayName: name,
    logoUri: '',
    contractAbi: known
      ? {
          abi: known.abi,
          description: name,
          relatedFunctions: [...known.functions.values()].map((one) => one.name),
        }
      : null,
    trustedForDelegateCall: delegateTargets.some((target) => target.toLowerCase() === address.toLowerCase()),
  }
}
