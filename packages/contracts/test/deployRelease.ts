import { readFileSync } from 'node:fs'
import { type Address, concat, encodeAbiParameters, type Hex, parseAbiParameters, zeroHash } from 'viem'
import {
  officialContracts,
  type SafeRole,
  type SafeVersion,
  singletonFactories,
} from '../src/deployments/safeReleases.ts'

/** What each release is on npm: where from, and the code that makes each of its contracts. */
type Release = { readonly source: string; readonly contracts: Readonly<Partial<Record<SafeRole, Hex>>> }

export function readRelease(version: SafeVersion): Release {
  return JSON.parse(readFileSync(new URL(`releases/${version}.json`, import.meta.url), 'utf8'))
}

/** It makes what it is sent with CREATE2; where it stands decides what comes where. */
export const singletonFactoryCode =
  '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3'

/** What this needs of a chain. */
export type ReleaseChain = {
  readonly setCode: (parameters: { address: Address; bytecode: Hex }) => Promise<void>
  readonly call: (parameters: { to?: Address; data: Hex }) => Promise<{ data?: Hex | undefined }>
  readonly send: (parameters: { to: Address; data: Hex }) => Promise<unknown>
}

/** Puts the real contracts of a release where they are on every chain. */
export async function deployRelease(chain: ReleaseChain, version: SafeVersion): Promise<void> {
  const { contracts } = readRelease(version)
  // Before there were factories each was deployed by somebody's key: only their code can be put there.
  if (version < '1.3.0') return placeRelease(chain, version, contracts)
  for (const address of singletonFactories) await chain.setCode({ address, bytecode: singletonFactoryCode })
  for (const [role, bytecode] of Object.entries(contracts)) {
    const data = concat([zeroHash, bytecode, role === 'migration' ? migrationArguments(version) : '0x'])
    for (const to of singletonFactories) await chain.send({ to, data })
  }
}

async function placeRelease(chain: ReleaseChain, version: SafeVersion, contracts: Release['contracts']) {
  const placed = officialContracts.filter((one) => one.version === version && one.role in contracts)
  for (const { role, address } of placed) {
    const { data: bytecode } = await chain.call({ data: contracts[role] ?? '0x' })
    if (!bytecode) throw new Error(`Nothing was made of the ${role} of ${version}.`)
    await chain.setCode({ address, bytecode })
  }
}

function migrationArguments(version: SafeVersion): Hex {
  const at = (role: SafeRole) => {
    const found = officialContracts.find((one) => one.version === version && one.role === role)
    if (!found) throw new Error(`${version} has no ${role}.`)
    return found.address
  }
  return encodeAbiParameters(parseAbiParameters('address, address, address'), [
    at('singleton'),
    at('singletonL2'),
    at('fallbackHandler'),
  ])
}
