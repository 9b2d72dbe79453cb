import type { Address, Client } from 'viem'
import { multicall } from '../actions/multicall.ts'
import { claimCall, refusalOf } from './resolverCall.ts'

/** What an address calls itself. Nothing of it is proved: see `proveClaims`. */
export type Claim = { readonly address: Address; readonly name: string }

export type ReadClaimsParameters = {
  readonly multicallAddress: Address
  readonly addresses: readonly Address[]
}

/** The names that addresses claim, in one question for all. Most addresses claim none. */
export async function readClaims(
  client: Client,
  { multicallAddress, addresses }: ReadClaimsParameters,
): Promise<readonly Claim[]> {
  const answers = await multicall(client, { multicallAddress, contracts: addresses.map(claimCall) })
  return addresses.flatMap((address, at) => {
    const answer = answers[at]
    if (answer?.status === 'success') return answer.result[0] ? [{ address, name: answer.result[0] }] : []
    refusalOf(answer?.error)
    return []
  })
}
