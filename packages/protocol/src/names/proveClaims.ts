import { type Address, type Client, isAddressEqual } from 'viem'
import { isNormalized } from './normalizeName.ts'
import type { Claim } from './readClaims.ts'
import { readRecords } from './readRecords.ts'

export type ProveClaimsParameters = {
  readonly multicallAddress: Address
  readonly claims: readonly Claim[]
}

/** Those whose name is written as ENS writes it, is paid for, and has that very address. */
export async function proveClaims(
  client: Client,
  { multicallAddress, claims }: ProveClaimsParameters,
): Promise<readonly Claim[]> {
  const possible = claims.filter(({ name }) => isNormalized(name))
  if (possible.length === 0) return []
  const records = await readRecords(client, { multicallAddress, names: possible.map(({ name }) => name) })
  return possible.filter(({ address }, at) => {
    const record = records[at]
    return record?.status === 'found' && isAddressEqual(record.address, address)
  })
}
