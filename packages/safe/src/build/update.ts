import { safeAbi } from '@love/contracts/abi/safe.abi'
import {
  type OfficialContract,
  officialAddresses,
  officialContracts,
  type SafeRole,
  type SafeVersion,
} from '@love/contracts/deployments/safeReleases'
import {
  type Address,
  type Client,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  keccak256,
  parseAbi,
} from 'viem'
import { getCode } from 'viem/actions'
import { safeRules } from '../safeRules.ts'
import type { SafeCode } from '../trust/createSafeVerifier.ts'

/** What new Safes are made of, too. */
const newest: SafeVersion = '1.4.1'

/** Each is run as the Safe itself and puts another singleton into its first slot. */
export const migrationAbi = /*#__PURE__*/ parseAbi([
  'function migrateSingleton()',
  'function migrateWithFallbackHandler()',
  'function migrateL2Singleton()',
  'function migrateL2WithFallbackHandler()',
  'function migrateToL2(address l2Singleton)',
  'function migrateFromV111(address l2Singleton, address fallbackHandler)',
])

const oldAbi = /*#__PURE__*/ parseAbi(['function changeMasterCopy(address masterCopy)'])

export type UpdateCall = {
  readonly words: string
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
  /** 1: its code runs as the Safe. */
  readonly operation: 0 | 1
}

export type SafeUpdate = {
  readonly from: SafeVersion
  readonly to: SafeVersion
  /** One transaction of the Safe, all of it or nothing. */
  readonly calls: readonly UpdateCall[]
  /** The Safe hashes in another way then: what waits, and every signature of it, no longer counts. */
  readonly endsWaiting: boolean
  /** Whose code it depends on. */
  readonly contracts: readonly OfficialContract[]
}

export type UpdateParameters = {
  readonly safe: Address
  readonly code: SafeCode
  readonly fallbackHandler: Address | undefined
}

/** What brings a Safe to the newest release; undefined for one that is there, and for one whose code is not known. */
export function updateOf({ safe, code, fallbackHandler }: UpdateParameters): SafeUpdate | undefined {
  if (!code.isVerified || code.version >= newest) return undefined
  const { version: from, isL2 } = code
  const handler = contractOf('fallbackHandler')
  // One that somebody else wrote does what the owners chose it for.
  const keepsHandler =
    fallbackHandler !== undefined &&
    !officialAddresses('fallbackHandler').includes(fallbackHandler.toLowerCase())
  const common = { from, to: newest, endsWaiting: !safeRules(from).hasChainId }
  const words = `Update this Safe from ${from} to ${newest}`
  const singleton = contractOf(isL2 ? 'singletonL2' : 'singleton')
  if (common.endsWaiting) {
    const own = { to: safe, value: 0n, operation: 0 } as const
    const data = encodeFunctionData({ abi: oldAbi, args: [singleton.address] })
    const change = { ...own, words, data }
    if (keepsHandler) return { ...common, calls: [change], contracts: [singleton] }
    // By then the new code answers to it, also where the old one has no such function.
    const set = encodeFunctionData({
      abi: safeAbi,
      functionName: 'setFallbackHandler',
      args: [handler.address],
    })
    const calls = [change, { ...own, words: `Set fallback handler ${handler.address}`, data: set }]
    return { ...common, calls, contracts: [singleton, handler, contractOf('multiSendCallOnly')] }
  }
  const migration = contractOf('migration')
  const functionName = migrationName({ isL2, keepsHandler })
  const data = encodeFunctionData({ abi: migrationAbi, functionName })
  const calls = [{ words, to: migration.address, value: 0n, data, operation: 1 }] as const
  return { ...common, calls, contracts: [migration, singleton, ...(keepsHandler ? [] : [handler])] }
}

function migrationName({ isL2, keepsHandler }: { isL2: boolean; keepsHandler: boolean }) {
  if (isL2) return keepsHandler ? 'migrateL2Singleton' : 'migrateL2WithFallbackHandler'
  return keepsHandler ? 'migrateSingleton' : 'migrateWithFallbackHandler'
}

function contractOf(role: SafeRole): OfficialContract {
  const found = officialContracts.find((one) => one.version === newest && one.role === role)
  if (!found) throw new Error(`${newest} has no ${role}.`)
  return found
}

/** Those that are missing on this chain, or are something else there: then nobody should update. */
export async function missingForUpdate(
  client: Client,
  { contracts }: Pick<SafeUpdate, 'contracts'>,
): Promise<readonly OfficialContract[]> {
  const codes = await Promise.all(contracts.map(({ address }) => getCode(client, { address })))
  return contracts.filter(({ codeHash }, at) => keccak256(codes[at] ?? '0x') !== codeHash)
}

/** Which code the Safe has after a call, where that is one of a release that brings it there. */
export function singletonAfter({
  to,
  data,
  operation,
}: Pick<UpdateCall, 'to' | 'data' | 'operation'>): Address | undefined {
  const migration = officialContracts.find(
    (one) => one.role === 'migration' && isAddressEqual(one.address, to),
  )
  const name = nameOf(data)
  if (operation !== 1 || !migration || !name) return undefined
  const role = name.startsWith('migrateL2') ? 'singletonL2' : 'singleton'
  return officialContracts.find((one) => one.version === migration.version && one.role === role)?.address
}

const plainNames = [
  'migrateSingleton',
  'migrateWithFallbackHandler',
  'migrateL2Singleton',
  'migrateL2WithFallbackHandler',
] as const

/** Of the functions without parameters: bytes behind their name are read by nobody. */
function nameOf(data: Hex): string | undefined {
  return plainNames.find(
    (functionName) => encodeFunctionData({ abi: migrationAbi, functionName }) === data.toLowerCase(),
  )
}

/** Of an official singleton. */
export function releaseOf(singleton: Address): SafeVersion | undefined {
  return officialContracts.find(
    ({ role, address }) => role.startsWith('singleton') && isAddressEqual(address, singleton),
  )?.version
}
