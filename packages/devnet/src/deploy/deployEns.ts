import { offchainResolverAbi } from '@love/contracts/abi/offchainResolver.abi'
import { plainUniversalResolverAbi } from '@love/contracts/abi/plainUniversalResolver.abi'
import { baseRegistrarBytecode } from '@love/contracts/artifacts/ens/baseRegistrar'
import { ensRegistryBytecode } from '@love/contracts/artifacts/ens/ensRegistry'
import { publicResolverBytecode } from '@love/contracts/artifacts/ens/publicResolver'
import { reverseRegistrarBytecode } from '@love/contracts/artifacts/ens/reverseRegistrar'
import { offchainResolverBytecode } from '@love/contracts/artifacts/offchainResolver'
import { plainUniversalResolverBytecode } from '@love/contracts/artifacts/plainUniversalResolver'
import { devnetOffchainResolver } from '@love/contracts/deployments/1337'
import { ensContracts } from '@love/contracts/deployments/ens'
import { type Address, labelhash, namehash, parseAbi, zeroHash } from 'viem'
import { type DevnetClient, sender } from '../devnetClient.ts'
import { deployAt } from './deployAt.ts'

export const registryAbi = parseAbi([
  'function setSubnodeOwner(bytes32 node, bytes32 label, address owner)',
  'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
  'function setResolver(bytes32 node, address resolver)',
  'function owner(bytes32 node) view returns (address)',
])

export const registrarAbi = parseAbi([
  'constructor(address ens, bytes32 baseNode)',
  'function addController(address controller)',
  'function register(uint256 id, address owner, uint256 duration)',
  'function nameExpires(uint256 id) view returns (uint256)',
])

const madeForRegistry = parseAbi(['constructor(address ens)'])
const madeForResolver = parseAbi(['constructor(address ens, address resolver)'])

/**
 * ENS as it is on mainnet, with the code that its authors published. The deployer may register names, and owns `addr.reverse`
 * until somebody hands it over (`seedNames`).
 */
export async function deployEns(client: DevnetClient, deployer: Address): Promise<void> {
  const from = sender(deployer)
  const { registry, registrar, publicResolver } = ensContracts
  const addresses = { ...ensContracts, offchainResolver: devnetOffchainResolver } as const
  const deploy = deployAt(client, { chainId: client.chain.id, addresses, from: deployer })
  await deploy('registry', { ...from, abi: [], bytecode: ensRegistryBytecode })
  await deploy('registrar', {
    ...from,
    abi: registrarAbi,
    bytecode: baseRegistrarBytecode,
    args: [registry, namehash('eth')],
  })
  const made = { ...from, abi: madeForRegistry, args: [registry] } as const
  await deploy('publicResolver', { ...made, bytecode: publicResolverBytecode })
  // Before `addr.reverse` has an owner, whom it would take for the registrar before it.
  await deploy('reverseRegistrar', {
    ...from,
    abi: madeForResolver,
    bytecode: reverseRegistrarBytecode,
    args: [registry, publicResolver],
  })
  await deploy('universalResolver', {
    ...made,
    abi: plainUniversalResolverAbi,
    bytecode: plainUniversalResolverBytecode,
  })
  await deploy('offchainResolver', { ...from, abi: offchainResolverAbi, bytecode: offchainResolverBytecode })
  const owners: readonly [parent: `0x${string}`, label: string, owner: Address][] = [
    [zeroHash, 'eth', registrar],
    [zeroHash, 'reverse', deployer],
    [namehash('reverse'), 'addr', deployer],
  ]
  for (const [parent, label, owner] of owners)
    await client.writeContract({
      ...from,
      abi: registryAbi,
      address: registry,
      functionName: 'setSubnodeOwner',
      args: [parent, labelhash(label), owner],
    })
  await client.writeContract({
    ...from,
    abi: registrarAbi,
    address: registrar,
    functionName: 'addController',
    args: [deployer],
  })
}
