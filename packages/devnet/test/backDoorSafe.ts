import { backDoorSafeAbi } from '@love/contracts/abi/backDoorSafe.abi'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeProxyFactoryAbi } from '@love/contracts/abi/safeProxyFactory.abi'
import { backDoorSafeBytecode } from '@love/contracts/artifacts/backDoorSafe'
import { safeContracts } from '@love/contracts/deployments/safe'
import { type Address, encodeFunctionData, zeroAddress } from 'viem'
import { type DevnetClient, sender } from '../src/devnetClient.ts'

/** Passes calls on to Safe 1.4.1, says that it is one, and gives everything to `maker` with the first execution. */
export async function deployBackDoor(client: DevnetClient, maker: Address): Promise<Address> {
  const hash = await client.deployContract({
    ...sender(maker),
    abi: backDoorSafeAbi,
    bytecode: backDoorSafeBytecode,
    args: [safeContracts.safe],
  })
  const { contractAddress } = await client.getTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The back door was not deployed.')
  return contractAddress
}

export type ProxyParameters = {
  readonly from: Address
  readonly factory?: Address
  readonly singleton: Address
  readonly owners: readonly Address[]
}

/** Through a factory of any release. */
export async function makeProxy(client: DevnetClient, parameters: ProxyParameters): Promise<Address> {
  const { from, factory = safeContracts.proxyFactory, singleton, owners } = parameters
  const setup = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [owners, 1n, zeroAddress, '0x', zeroAddress, zeroAddress, 0n, zeroAddress],
  })
  const call = {
    ...sender(from),
    abi: safeProxyFactoryAbi,
    address: factory,
    functionName: 'createProxyWithNonce',
    args: [singleton, setup, 1n],
  } as const
  // Asked first: each release tells in another event what it made.
  const { result } = await client.simulateContract(call)
  await client.writeContract(call)
  return result
}
