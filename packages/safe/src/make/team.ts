import { type Address, type Client, isAddressEqual, zeroAddress } from 'viem'
import { getCode } from 'viem/actions'
import { SENTINEL } from '../build/owners.ts'
import type { SafeCode } from '../trust/createSafeVerifier.ts'
import { readSafeCode } from '../write/readSafeFacts.ts'

/** With many more, checking their signatures would no longer fit into a block. */
export const mostOwners = 50

/** Why an address cannot be the next owner, as far as the chain need not be asked. */
export function ownerProblem(owner: Address, others: readonly Address[]): string | undefined {
  if (isAddressEqual(owner, zeroAddress) || isAddressEqual(owner, SENTINEL))
    return 'This address cannot sign.'
  if (others.some((other) => isAddressEqual(other, owner))) return 'This address is listed twice.'
  return undefined
}

/** Of other contracts nobody knows whether they can sign at all. */
export type OwnerKind = 'account' | 'safe' | 'contract'

/** By the code that the node has. An account that delegates to code (EIP-7702) keeps its key. */
export async function readOwnerCode(client: Client, owner: Address): Promise<'account' | SafeCode> {
  const code = (await getCode(client, { address: owner })) ?? '0x'
  if (code === '0x' || /^0xef0100[0-9a-f]{40}$/i.test(code)) return 'account'
  return readSafeCode(client, owner)
}

export async function readOwnerKind(client: Client, owner: Address): Promise<OwnerKind> {
  const code = await readOwnerCode(client, owner)
  if (code === 'account') return 'account'
  return code.isVerified ? 'safe' : 'contract'
}

/** More than half of the owners. */
export function advisedThreshold(owners: number): number {
  return owners <= 1 ? 1 : Math.floor(owners / 2) + 1
}

/** What a threshold means for lost and for stolen keys. */
export function thresholdAdvice(threshold: number, owners: number): string {
  if (owners <= 1)
    return 'With one owner, a lost key means lost funds. Add a second owner, such as a hardware wallet.'
  if (threshold === 1) return 'Any owner alone, or anyone who steals one key, can move all funds.'
  if (threshold === owners)
    return `${owners === 2 ? 'Both' : `All ${owners}`} owners must sign. If one key is lost, the funds are locked forever.`
  const [lost, stolen] = [owners - threshold, threshold - 1]
  return `The Safe survives ${keys(lost, 'lost')} and ${keys(stolen, 'stolen')}.`
}

function keys(count: number, how: string): string {
  return `${count} ${how} ${count === 1 ? 'key' : 'keys'}`
}

/** “2 of 3 owners”. */
export function teamWords({ owners, threshold }: { owners: readonly Address[]; threshold: number }): string {
  return `${threshold} of ${owners.length} ${owners.length === 1 ? 'owner' : 'owners'}`
}
