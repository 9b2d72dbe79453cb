import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Address, TypedDataDefinition } from 'viem'
import type { PairDefinition } from '../pairs/pair.ts'
import { pairAddress } from '../pairs/pairAddress.ts'

export type LpPermitParameters = {
  readonly deployment: Deployment
  readonly pair: PairDefinition
  readonly owner: Address
  readonly value: bigint
  readonly nonce: bigint
  /** Seconds since 1970 by the chain's clock. */
  readonly deadline: bigint
}

/** What an owner signs to let the router take LP tokens once (EIP-2612). Every pair has the same name and version. */
export function lpPermit(parameters: LpPermitParameters): TypedDataDefinition {
  const { deployment, pair, owner, value, nonce, deadline } = parameters
  return {
    domain: {
      name: 'Uniswap V2',
      version: '1',
      chainId: deployment.chainId,
      verifyingContract: pairAddress(deployment, pair),
    },
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: { owner, spender: deployment.router, value, nonce, deadline },
  }
}
