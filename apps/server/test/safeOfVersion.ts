import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeProxyFactoryAbi } from '@love/contracts/abi/safeProxyFactory.abi'
import { officialContracts, type SafeRole, type SafeVersion } from '@love/contracts/deployments/safeReleases'
import { type DevnetClient, sender } from '@love/devnet/devnetClient'
import type { Devnet } from '@love/devnet/startDevnet'
import { proposeTransaction } from '@love/safe/api/endpoints/proposals'
import type { SafeTx } from '@love/safe/safeTx'
import { testSafeTx } from '@love/safe/test/testSafeTx'
import { type Address, encodeFunctionData, type Hash, parseAbi, zeroAddress } from 'viem'
import { deployRelease } from '../../../packages/contracts/test/deployRelease.ts'
import type { TestGateway } from './safeGateway.ts'
import { fieldsOf, hashesFor } from './safeProposal.ts'
import { signAll, type TestOwner, walletOwner } from './testOwners.ts'

export const releasedVersions: readonly SafeVersion[] = ['1.0.0', '1.1.1', '1.2.0', '1.3.0', '1.4.1', '1.5.0']

/** All of them, as they are on mainnet. */
export async function deployReleases({ client, roles }: Pick<Devnet, 'client' | 'roles'>): Promise<void> {
  const send = (call: { to: Address; data: Hash }) =>
    client.sendTransaction({ ...sender(roles.deployer), ...call })
  for (const version of releasedVersions)
    await deployRelease({ setCode: client.setCode, call: client.call, send }, version)
}

/** 1.0.0 and 1.2.0 have no contract of their own for it here: those of 1.1.1 serve them. */
export function officialOf(version: SafeVersion, role: SafeRole): Address {
  const of = (one: SafeVersion) =>
    officialContracts.find((listed) => listed.version === one && listed.role === role)
  const found = version === '1.0.0' && role === 'proxyFactory' ? of('1.1.1') : (of(version) ?? of('1.1.1'))
  if (!found) throw new Error(`${version} has no ${role}.`)
  return found.address
}

const oldSetup = parseAbi(['function setup(address[],uint256,address,bytes,address,uint256,address)'])

export type SafeOfVersionParameters = {
  version: SafeVersion
  isL2?: boolean
  owners: readonly TestOwner[]
  threshold: number
}

let made = 0n

export async function createSafeOfVersion(
  { client, roles }: { client: DevnetClient; roles: Devnet['roles'] },
  { version, isL2 = false, owners, threshold }: SafeOfVersionParameters,
): Promise<Address> {
  const names = owners.map(({ address }) => address)
  const nobody = [zeroAddress, 0n, zeroAddress] as const
  const setup =
    version === '1.0.0'
      ? encodeFunctionData({ abi: oldSetup, args: [names, BigInt(threshold), zeroAddress, '0x', ...nobody] })
      : encodeFunctionData({
          abi: safeAbi,
          functionName: 'setup',
          args: [
            names,
            BigInt(threshold),
            zeroAddress,
            '0x',
            officialOf(version, 'fallbackHandler'),
            ...nobody,
          ],
        })
  made += 1n
  const call = {
    ...sender(roles.whale),
    abi: safeProxyFactoryAbi,
    address: officialOf(version, 'proxyFactory'),
    functionName: 'createProxyWithNonce',
    args: [officialOf(version, isL2 ? 'singletonL2' : 'singleton'), setup, made],
  } as const
  // Asked first: each release tells in another event what it made.
  const { result } = await client.simulateContract(call)
  await client.writeContract(call)
  return result
}

/** So many, in the order of their addresses. */
export function testTeam(count: number): readonly TestOwner[] {
  const all = Array.from({ length: count }, (_, at) => walletOwner(`owner ${at}`))
  return all.toSorted((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
}

export type VersionedSafe = {
  devnet: Pick<Devnet, 'client' | 'roles'>
  gateway: TestGateway
  safe: Address
  version: string
}

/** What owners do with a Safe of that version: by the gateway, and then on the chain. */
export function actWith({ devnet: { client, roles }, gateway, safe, version }: VersionedSafe) {
  const nonceOf = () => client.readContract({ abi: safeAbi, address: safe, functionName: 'nonce' })
  const fill = async (parts: Partial<SafeTx>) => testSafeTx({ to: safe, nonce: await nonceOf(), ...parts })

  const propose = async (tx: SafeTx, owner: TestOwner) => {
    const hashes = hashesFor(safe, tx, { version })
    const signature = await owner.sign(hashes)
    const body = { ...fieldsOf(tx), safeTxHash: hashes.hash, sender: owner.address, signature }
    return gateway.ask(proposeTransaction, { parameters: { safe_address: safe }, body })
  }

  /** As many of the signers sign as are given; whoever sends it to the chain need not own the Safe. */
  const execute = async (tx: SafeTx, signers: readonly TestOwner[]): Promise<Hash> => {
    const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = tx
    const hashes = hashesFor(safe, tx, { version })
    const hash = await client.writeContract({
      ...sender(roles.whale),
      abi: safeAbi,
      address: safe,
      functionName: 'execTransaction',
      args: [
        ...([to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] as const),
        await signAll(signers, hashes),
      ],
    })
    return hash
  }

  return { nonceOf, fill, propose, execute, hashOf: (tx: SafeTx) => hashesFor(safe, tx, { version }).hash }
}
