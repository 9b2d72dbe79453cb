import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeProxyFactoryAbi } from '@love/contracts/abi/safeProxyFactory.abi'
import { safeProxyCreationCode } from '@love/contracts/deployments/safeProxyCode'
import {
  type OfficialContract,
  officialContracts,
  type SafeRole,
} from '@love/contracts/deployments/safeReleases'
import type { IntentCall } from '@love/protocol/intents/intent'
import {
  type Address,
  type Client,
  concat,
  encodeFunctionData,
  encodePacked,
  getContractAddress,
  type Hex,
  keccak256,
  pad,
  zeroAddress,
} from 'viem'
import { getCode } from 'viem/actions'

export type NewSafeVersion = keyof typeof safeProxyCreationCode

/** The newest first. */
export const newSafeVersions: readonly NewSafeVersion[] = ['1.5.0', '1.4.1']

/** All that decides about the address of a Safe, before it is deployed. */
export type NewSafe = {
  readonly version: NewSafeVersion
  /** With events for everything it does: history then needs no node that traces, at the price of more gas. */
  readonly isL2: boolean
  readonly owners: readonly Address[]
  readonly threshold: number
  /** The same team gets another address with another number. */
  readonly salt: bigint
}

type Release = Pick<NewSafe, 'version' | 'isL2'>

export type NewSafeContracts = Readonly<Record<'factory' | 'singleton' | 'fallbackHandler', OfficialContract>>

export function newSafeContracts({ version, isL2 }: Release): NewSafeContracts {
  const at = (role: SafeRole) => {
    const found = officialContracts.find((one) => one.version === version && one.role === role)
    if (!found) throw new Error(`${version} has no ${role}.`)
    return found
  }
  return {
    factory: at('proxyFactory'),
    singleton: at(isL2 ? 'singletonL2' : 'singleton'),
    fallbackHandler: at('fallbackHandler'),
  }
}

/** Whether this chain has all that a new Safe of the release consists of, with exactly the published code. */
export async function isReleaseHere(client: Client, release: Release): Promise<boolean> {
  const needed = Object.values(newSafeContracts(release))
  const codes = await Promise.all(needed.map(({ address }) => getCode(client, { address })))
  return needed.every(({ codeHash }, at) => keccak256(codes[at] ?? '0x') === codeHash)
}

function setupData({ owners, threshold, ...release }: NewSafe): Hex {
  const { fallbackHandler } = newSafeContracts(release)
  const team = [owners, BigInt(threshold)] as const
  const payment = [zeroAddress, 0n, zeroAddress] as const
  return encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [...team, zeroAddress, '0x', fallbackHandler.address, ...payment],
  })
}

/** Computed here, so that nobody has to be believed: CREATE2 by the official factory. */
export function newSafeAddress(safe: NewSafe): Address {
  const { factory, singleton } = newSafeContracts(safe)
  return getContractAddress({
    opcode: 'CREATE2',
    from: factory.address,
    salt: keccak256(encodePacked(['bytes32', 'uint256'], [keccak256(setupData(safe)), safe.salt])),
    bytecode: concat([safeProxyCreationCode[safe.version], pad(singleton.address)]),
  })
}

/** The factory's call, which anybody may send and pay for. */
export function deployCall(safe: NewSafe): IntentCall {
  const { factory, singleton } = newSafeContracts(safe)
  return {
    words: `Deploy the Safe ${newSafeAddress(safe)}`,
    to: factory.address,
    value: 0n,
    data: encodeFunctionData({
      abi: safeProxyFactoryAbi,
      functionName: 'createProxyWithNonce',
      args: [singleton.address, setupData(safe), safe.salt],
    }),
  }
}
