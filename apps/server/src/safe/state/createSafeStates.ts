import { safeAbi } from '@love/contracts/abi/safe.abi'
import { MOST_MODULES, SENTINEL } from '@love/safe/build/owners'
import { isTeam } from '@love/safe/isTeam'
import { safeRules } from '@love/safe/safeRules'
import { createSafeVerifier, type SafeCode, type VerifySafe } from '@love/safe/trust/createSafeVerifier'
import { addressInSlot, guardSlot, handlerSlot, readOldHandler } from '@love/safe/trust/safeSlots'
import { type Address, type Client, getAddress, parseAbi, zeroAddress } from 'viem'
import { multicall, readContract } from 'viem/actions'
import { nodeFailure, withGas } from '../../chain/createChainClient.ts'
import { bytesOf, createByteCache } from '../../createByteCache.ts'
import { GatewayError } from '../gateway/refusalOf.ts'

export type SafeStates = {
  /** At most `freshMs` old. Throws `GatewayError` where there is no Safe, and what the nodes say. */
  read(address: Address): Promise<SafeState>
  /** For what a write depends on: of right now. */
  readNow(address: Address): Promise<SafeState>
}

export type SafeStatesDeps = { client: Client; now: () => number }

/** A block takes longer; who asks many times a second is asked for once. */
const freshMs = 1_000

/** A contract that only looks like a Safe may have much to say. */
const mostBytes = 16 * 1024 * 1024

export function createSafeStates({ client, now }: SafeStatesDeps): SafeStates {
  const kept = createByteCache<{ at: number; state: Promise<SafeState> }>({ mostBytes })
  const verify = createSafeVerifier(client)

  const readNow = (address: Address): Promise<SafeState> => {
    const key = address.toLowerCase()
    const entry = { at: now(), state: readSafeState(client, { address, verify }) }
    kept.set(key, entry, 0)
    const isCurrent = () => kept.get(key) === entry
    entry.state.then(
      (state) => {
        if (isCurrent()) kept.set(key, entry, bytesOf(state))
      },
      () => {
        if (isCurrent()) kept.delete(key)
      },
    )
    return entry.state
  }

  return {
    readNow,
    read(address) {
      const known = kept.get(address.toLowerCase())
      return known && now() - known.at < freshMs ? known.state : readNow(address)
    },
  }
}

/** Enough for a thousand owners, or modules. */
const MOST_GAS = 6_000_000

/** What it says, by one multicall, so that all of it is of one block, and what its code is. Throws where there is no Safe. */
async function readSafeState(
  client: Client,
  { address, verify }: { address: Address; verify: VerifySafe },
): Promise<SafeState> {
  const safe = { abi: safeAbi, address } as const
  const slot = (number: bigint) => ({ ...safe, functionName: 'getStorageAt', args: [number, 1n] }) as const
  const said = multicall(withGas(client, MOST_GAS), {
    contracts: [
      { ...safe, functionName: 'getOwners' },
      { ...safe, functionName: 'getThreshold' },
      { ...safe, functionName: 'nonce' },
      { ...safe, functionName: 'VERSION' },
      { ...safe, functionName: 'getModulesPaginated', args: [SENTINEL, MOST_MODULES] },
      slot(guardSlot),
      slot(handlerSlot),
    ],
    batchSize: 0,
  })
  const [[owners, threshold, nonce, version, modules, guard, handler], code] = await Promise.all([
    said,
    verify(address).catch((error: unknown) => {
      throw nodeFailure(error) ?? error
    }),
  ])
  for (const { error } of [owners, threshold, nonce, version]) throwUnanswered(error)
  if (!owners.result || !threshold.result || nonce.result === undefined || !version.result)
    throw new GatewayError(404, 'There is no Safe at this address.')
  if (!isTeam(owners.result, threshold.result))
    throw new GatewayError(404, 'The contract at this address has owners that no Safe can have.')
  return {
    address: getAddress(address),
    code,
    version: version.result,
    owners: owners.result,
    threshold: Number(threshold.result),
    nonce: Number(nonce.result),
    implementation: code.singleton ?? zeroAddress,
    ...(hasOwnWord(version.result)
      ? {
          modules: modules.result?.[0] ?? [],
          guard: addressInSlot(guard.result),
          fallbackHandler: addressInSlot(handler.result),
        }
      : await readOldSettings(client, {
          safe: address,
          version: version.result,
          modules: modules.result?.[0],
        })),
  }
}

/** What says something else than a version has no rules of old ones either. */
function hasOwnWord(version: string): boolean {
  try {
    return safeRules(version).hasGuards
  } catch {
    return true
  }
}

type OldSettingsParameters = {
  safe: Address
  version: string
  /** Undefined where it has no pages of them. */
  modules: readonly Address[] | undefined
}

/** Before 1.3.0 there are no guards; before 1.1.0 modules come in one list. */
async function readOldSettings(client: Client, { safe, version, modules }: OldSettingsParameters) {
  const [all, fallbackHandler] = await Promise.all([
    modules ?? readAllModules(client, safe),
    readOldHandler(client, { safe, version }),
  ])
  return { modules: all.slice(0, Number(MOST_MODULES)), guard: undefined, fallbackHandler }
}

const oldAbi = parseAbi(['function getModules() view returns (address[])'])

async function readAllModules(client: Client, address: Address): Promise<readonly Address[]> {
  try {
    return await readContract(withGas(client, MOST_GAS), { abi: oldAbi, address, functionName: 'getModules' })
  } catch (error) {
    throwUnanswered(error instanceof Error ? error : undefined)
    return []
  }
}

/** What a contract refuses is its answer; what the nodes refuse is none. */
function throwUnanswered(error: Error | undefined): void {
  const failure = nodeFailure(error)
  if (failure && !/revert|opcode|out of gas|too large/i.test(failure.message)) throw failure
}

/** A Safe as it is in the newest block. */
export type SafeState = {
  readonly address: Address
  readonly code: SafeCode
  /** What it says of itself. */
  readonly version: string
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly nonce: number
  readonly implementation: Address
  readonly modules: readonly Address[]
  readonly guard: Address | undefined
  readonly fallbackHandler: Address | undefined
}
