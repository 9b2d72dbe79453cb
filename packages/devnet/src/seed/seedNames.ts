import { devnetOffchainResolver } from '@love/contracts/deployments/1337'
import { ensContracts } from '@love/contracts/deployments/ens'
import { type Address, encodeFunctionData, type Hex, labelhash, namehash, parseAbi } from 'viem'
import { registrarAbi, registryAbi } from '../deploy/deployEns.ts'
import { type DevnetClient, sender } from '../devnetClient.ts'
import type { Roles } from '../roles.ts'
import type { SeededSafes } from './seedSafes.ts'

const resolverAbi = parseAbi([
  'function setAddr(bytes32 node, address account)',
  'function setName(bytes32 node, string name)',
  'function multicall(bytes[] data)',
])

const yearSeconds = 31_536_000n

/** Begins with the Cyrillic letter that looks like an a. */
export const lookAlikeName = '\u0430nn.eth'

type SeededName = {
  readonly label: string
  readonly account?: Address
  readonly seconds?: bigint
  readonly resolver?: Address
}

/** A name of everyone here, and those that nobody should send anything to. */
export async function seedNames(
  client: DevnetClient,
  roles: Roles,
  { teamSafe }: SeededSafes,
): Promise<void> {
  const [first, second, third] = roles.demo
  await register(client, roles.deployer, [
    { label: 'ann', account: first },
    { label: 'bea', account: second },
    { label: 'cem', account: third },
    { label: 'team', account: teamSafe },
    { label: 'expired', account: second, seconds: 1n },
    { label: lookAlikeName.replace('.eth', ''), account: roles.whale },
    { label: 'любовь', account: roles.feeReceiver },
    { label: 'offchain', resolver: devnetOffchainResolver },
  ])
  await nameAccounts(client, roles.deployer, [
    [first, 'ann.eth'],
    [second, 'bea.eth'],
    [teamSafe, 'team.eth'],
    // Claims what is not its own.
    [third, 'ann.eth'],
    [roles.whale, lookAlikeName],
  ])
}

const nodeBelow = (parent: string, label: string): Hex => namehash(`${label}.${parent}`)

async function register(client: DevnetClient, deployer: Address, names: readonly SeededName[]) {
  const from = sender(deployer)
  const { registry, registrar, publicResolver } = ensContracts
  for (const { label, seconds = yearSeconds, resolver = publicResolver } of names) {
    await client.writeContract({
      ...from,
      abi: registrarAbi,
      address: registrar,
      functionName: 'register',
      args: [BigInt(labelhash(label)), deployer, seconds],
    })
    await client.writeContract({
      ...from,
      abi: registryAbi,
      address: registry,
      functionName: 'setResolver',
      args: [nodeBelow('eth', label), resolver],
    })
  }
  const addresses = names.flatMap(({ label, account }) =>
    account ? [{ functionName: 'setAddr', args: [nodeBelow('eth', label), account] } as const] : [],
  )
  await writeRecords(
    client,
    deployer,
    addresses.map((call) => encodeFunctionData({ abi: resolverAbi, ...call })),
  )
}

/** As the accounts would do themselves, without their transactions. Then `addr.reverse` goes to its registrar. */
async function nameAccounts(
  client: DevnetClient,
  deployer: Address,
  names: readonly (readonly [Address, string])[],
) {
  const { registry, reverseRegistrar, publicResolver } = ensContracts
  const write = { ...sender(deployer), abi: registryAbi, address: registry } as const
  const label = (account: Address) => account.slice(2).toLowerCase()
  for (const [account] of names)
    await client.writeContract({
      ...write,
      functionName: 'setSubnodeRecord',
      args: [namehash('addr.reverse'), labelhash(label(account)), deployer, publicResolver, 0n],
    })
  await writeRecords(
    client,
    deployer,
    names.map(([account, name]) =>
      encodeFunctionData({
        abi: resolverAbi,
        functionName: 'setName',
        args: [nodeBelow('addr.reverse', label(account)), name],
      }),
    ),
  )
  await client.writeContract({
    ...write,
    functionName: 'setSubnodeOwner',
    args: [namehash('reverse'), labelhash('addr'), reverseRegistrar],
  })
}

async function writeRecords(client: DevnetClient, deployer: Address, records: readonly Hex[]) {
  const to = { abi: resolverAbi, address: ensContracts.publicResolver } as const
  await client.writeContract({ ...sender(deployer), ...to, functionName: 'multicall', args: [records] })
}
