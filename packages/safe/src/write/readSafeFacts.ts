import { safeAbi } from '@love/contracts/abi/safe.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { multicall } from '@love/protocol/actions/multicall'
import { type Address, type Client, getAddress } from 'viem'
import { isTeam } from '../isTeam.ts'
import { safeRules } from '../safeRules.ts'
import { safeDomainHash } from '../safeTx.ts'
import { createSafeVerifier, type SafeCode, type VerifySafe } from '../trust/createSafeVerifier.ts'
import { addressInSlot, guardSlot, handlerSlot, readOldHandler } from '../trust/safeSlots.ts'
import { SafeWriteError } from './SafeWriteError.ts'
import type { SafeFacts } from './safeFacts.ts'

export type ReadSafeFactsParameters = {
  readonly deployment: Pick<Deployment, 'multicall3' | 'chainId'>
  readonly safe: Address
}

/** Of each client one, as it remembers the singletons that it has seen. */
const verifiers = new WeakMap<Client, VerifySafe>()

/** Whether the contract at that address is what Safe has released, by what the node has there. */
export function readSafeCode(client: Client, safe: Address): Promise<SafeCode> {
  const verify = verifiers.get(client) ?? createSafeVerifier(client)
  verifiers.set(client, verify)
  return verify(safe)
}

/** From the chain, never from the gateway; one multicall, so that what decides is of one block. */
export async function readSafeFacts(
  client: Client,
  { deployment: { multicall3, chainId }, safe: address }: ReadSafeFactsParameters,
): Promise<SafeFacts> {
  const safe = { abi: safeAbi, address } as const
  const said = multicall(client, {
    multicallAddress: multicall3,
    contracts: [
      { ...safe, functionName: 'getOwners' },
      { ...safe, functionName: 'getThreshold' },
      { ...safe, functionName: 'nonce' },
      { ...safe, functionName: 'VERSION' },
      { ...safe, functionName: 'domainSeparator' },
      { ...safe, functionName: 'getStorageAt', args: [guardSlot, 1n] },
      { ...safe, functionName: 'getStorageAt', args: [handlerSlot, 1n] },
    ],
  })
  const [[owners, threshold, nonce, version, domain, guard, handler], code] = await Promise.all([
    said,
    readSafeCode(client, address),
  ])
  if (!owners.result || !threshold.result || nonce.result === undefined || !version.result)
    throw new SafeWriteError(
      'no-safe',
      `There is no Safe at ${getAddress(address)} on this network.`,
      'Check the address.',
    )
  if (!isTeam(owners.result, threshold.result))
    throw new SafeWriteError(
      'no-safe',
      `The contract at ${getAddress(address)} reports owners that no Safe can have.`,
      'Do not sign anything for it.',
    )
  const identity = { safe: getAddress(address), chainId, version: version.result }
  if (domain.result !== safeDomainHash(identity))
    throw new SafeWriteError(
      'no-safe',
      `The contract at ${identity.safe} claims to be Safe ${version.result.slice(0, 40)}, but its domain hash does not match.`,
      'Do not sign anything for it.',
    )
  const hasOwnWord = safeRules(identity.version).hasGuards
  return {
    ...identity,
    code,
    owners: owners.result,
    threshold: Number(threshold.result),
    nonce: nonce.result,
    guard: hasOwnWord ? addressInSlot(guard.result) : undefined,
    fallbackHandler: hasOwnWord ? addressInSlot(handler.result) : await readOldHandler(client, identity),
  }
}
