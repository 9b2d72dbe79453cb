import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeProxyFactoryAbi } from '@love/contracts/abi/safeProxyFactory.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { type Address, encodeFunctionData, parseEventLogs, zeroAddress } from 'viem'
import { type DevnetClient, sender } from '../devnetClient.ts'

export type CreateSafeParameters = {
  singleton: Address
  owners: readonly Address[]
  threshold: bigint
  from: Address
}

/** The same owners and threshold give the same address on every start. */
export async function createSafe(client: DevnetClient, parameters: CreateSafeParameters): Promise<Address> {
  const { singleton, owners, threshold, from } = parameters
  const setup = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [owners, threshold, zeroAddress, '0x', safeContracts.fallbackHandler, zeroAddress, 0n, zeroAddress],
  })
  const hash = await client.writeContract({
    ...sender(from),
    abi: safeProxyFactoryAbi,
    address: safeContracts.proxyFactory,
    functionName: 'createProxyWithNonce',
    args: [singleton, setup, 0n],
  })
  const { logs } = await client.getTransactionReceipt({ hash })
  const [created] = parseEventLogs({ abi: safeProxyFactoryAbi, eventName: 'ProxyCreation', logs })
  if (!created) throw new Error(`Transaction ${hash} created no Safe.`)
  return created.args.proxy
}
