import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Address } from 'viem'
import { faith } from '../tokens/faith.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'

export type Spender = {
  /** As it stands in a sentence: “the router”. */
  readonly name: string
  readonly address: Address
}

/** Our contracts that take tokens of those who let them. */
export function spenders(deployment: Deployment) {
  return {
    router: { name: 'the router', address: deployment.router },
    farm: { name: 'the farm', address: deployment.farm },
    vault: { name: 'the vault', address: tokenAddress(deployment, faith) },
  } as const satisfies Readonly<Record<string, Spender>>
}
