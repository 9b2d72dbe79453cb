import { readClaims } from '@love/protocol/names/readClaims'
import type { Address } from 'viem'
import { chainSetup } from '../chainSetup.ts'
import type { PrimaryNames } from './createNameReader.ts'

/** Loaded with the first address that may have a name; what proves names only with the first that claims one. */
export async function readPrimaryNames(addresses: readonly Address[]): Promise<PrimaryNames> {
  const { client, deployment } = chainSetup().access
  const multicallAddress = deployment.multicall3
  const claims = await readClaims(client, { multicallAddress, addresses })
  if (claims.length === 0) return new Map()
  const { proveClaims } = await import('@love/protocol/names/proveClaims')
  const proved = await proveClaims(client, { multicallAddress, claims })
  return new Map(proved.map(({ address, name }) => [address.toLowerCase(), name]))
}
