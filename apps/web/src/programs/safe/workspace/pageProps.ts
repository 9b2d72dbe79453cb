import type { SafeInfo } from '@love/safe/api/replies/safes'
import type { SafeIdentity } from '@love/safe/safeTx'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import type { GatewayReading } from '../gateway/gatewayReading.ts'

/** What every page of the workspace gets. */
export type SafePageProps = {
  readonly safe: Address
  readonly info: SafeInfo
  readonly infoReading: GatewayReading
  readonly search: URLSearchParams
}

/** What the hashes of a Safe are made with. A gateway that says a wrong version makes everything not match. */
export function identityOf({ safe, info }: Pick<SafePageProps, 'safe' | 'info'>): SafeIdentity {
  return { safe, chainId: network.chain.id, version: info.version ?? '' }
}
