import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeProxyFactoryAbi } from '@love/contracts/abi/safeProxyFactory.abi'
import { type Address, decodeFunctionData, getAddress, type Hex, isAddressEqual } from 'viem'
import { isTeam } from '../isTeam.ts'
import { deployCall, type NewSafe, newSafeContracts, newSafeVersions } from './newSafe.ts'

type Call = { readonly to: Address; readonly value: bigint; readonly data: Hex }

/**
 * The Safe that a call of the official factory makes. Undefined for every other call, and for one that would set up
 * anything besides owners and threshold: only the very bytes of `deployCall` count.
 */
export function deployedSafe({ to, value, data }: Call): NewSafe | undefined {
  const version = newSafeVersions.find((one) => isAddressEqual(factoryOf(one), to))
  const plan = version && value === 0n ? parsePlan(version, data) : undefined
  if (!plan) return undefined
  return [true, false]
    .map((isL2) => ({ ...plan, isL2 }))
    .find((safe) => deployCall(safe).data === data.toLowerCase())
}

function factoryOf(version: NewSafe['version']): Address {
  return newSafeContracts({ version, isL2: true }).factory.address
}

function parsePlan(version: NewSafe['version'], data: Hex): Omit<NewSafe, 'isL2'> | undefined {
  try {
    const call = decodeFunctionData({ abi: safeProxyFactoryAbi, data })
    if (call.functionName !== 'createProxyWithNonce') return undefined
    const [, initializer, salt] = call.args
    const setup = decodeFunctionData({ abi: safeAbi, data: initializer })
    if (setup.functionName !== 'setup') return undefined
    const [owners, threshold] = setup.args
    const team = owners.map((owner) => getAddress(owner))
    return isTeam(team, threshold) ? { version, owners: team, threshold: Number(threshold), salt } : undefined
  } catch {
    // Bytes of something else.
    return undefined
  }
}
