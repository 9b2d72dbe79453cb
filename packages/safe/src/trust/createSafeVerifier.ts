import {
  type OfficialContract,
  officialContracts,
  proxyBodies,
  type SafeVersion,
} from '@love/contracts/deployments/safeReleases'
import { type Address, type Client, getAddress, type Hex, keccak256, slice } from 'viem'
import { getCode, getStorageAt } from 'viem/actions'

/** Whose code decides about a Safe: that of a release, or somebody's. */
export type SafeCode =
  | {
      readonly isVerified: true
      readonly singleton: Address
      readonly version: SafeVersion
      readonly isL2: boolean
    }
  | {
      readonly isVerified: false
      /** What the first slot names; a contract that is no proxy has none. */
      readonly singleton: Address | undefined
      readonly why: string
    }

export type VerifySafe = (safe: Address) => Promise<SafeCode>

/**
 * By the code and the storage that the node has, never by what the contract says of itself: any contract can answer to
 * VERSION, and one that passes most calls on can lie in the others.
 */
export function createSafeVerifier(client: Client): VerifySafe {
  /** At their official addresses: their code is long, and stays. */
  const seen = new Map<Address, OfficialContract>()

  const readRelease = async (address: Address): Promise<OfficialContract | undefined> => {
    const known = seen.get(address)
    if (known) return known
    const hash = keccak256((await getCode(client, { address })) ?? '0x')
    const release = singletons.find(({ codeHash }) => codeHash === hash)
    if (release && singletons.some((one) => one.address === address)) seen.set(address, release)
    return release
  }

  return async (safe) => {
    const [code = '0x', slot = '0x'] = await Promise.all([
      getCode(client, { address: safe }),
      getStorageAt(client, { address: safe, slot: '0x0' }),
    ])
    if (!isProxy(code))
      return { isVerified: false, singleton: undefined, why: 'Its code is not a Safe proxy.' }
    const singleton = getAddress(slice(slot, 12, 32))
    const release = await readRelease(singleton)
    if (release)
      return {
        isVerified: true,
        singleton,
        version: release.version,
        isL2: release.role === 'singletonL2',
      }
    const why = `It runs the contract at ${singleton}, which is not an official Safe release.`
    return { isVerified: false, singleton, why }
  }
}

const singletons = officialContracts.filter(({ role }) => role === 'singleton' || role === 'singletonL2')

/** One of the bodies, and after it the note of a compiler, whose last two bytes say how long it is. */
function isProxy(code: Hex): boolean {
  return proxyBodies.some((body) => {
    const note = code.startsWith(body) ? code.slice(body.length) : ''
    return note.length > 4 && note.length === 2 * (Number.parseInt(note.slice(-4), 16) + 2)
  })
}
