import { multicall3RuntimeCode } from '@love/contracts/artifacts/multicall3'
import { compatibilityFallbackHandlerBytecode } from '@love/contracts/artifacts/safe/compatibilityFallbackHandler'
import { createCallBytecode } from '@love/contracts/artifacts/safe/createCall'
import { multiSendBytecode } from '@love/contracts/artifacts/safe/multiSend'
import { multiSendCallOnlyBytecode } from '@love/contracts/artifacts/safe/multiSendCallOnly'
import { safeBytecode } from '@love/contracts/artifacts/safe/safe'
import { safeL2Bytecode } from '@love/contracts/artifacts/safe/safeL2'
import { safeProxyFactoryBytecode } from '@love/contracts/artifacts/safe/safeProxyFactory'
import { signMessageLibBytecode } from '@love/contracts/artifacts/safe/signMessageLib'
import { simulateTxAccessorBytecode } from '@love/contracts/artifacts/safe/simulateTxAccessor'
import { singletonFactory } from '@love/contracts/artifacts/safe/singletonFactory'
import { mainnet } from '@love/contracts/deployments/1'
import { type Address, concat, type Hex, zeroHash } from 'viem'
import { type DevnetClient, sender } from '../devnetClient.ts'

const safeContracts: readonly Hex[] = [
  safeBytecode,
  safeL2Bytecode,
  safeProxyFactoryBytecode,
  multiSendBytecode,
  multiSendCallOnlyBytecode,
  compatibilityFallbackHandlerBytecode,
  signMessageLibBytecode,
  createCallBytecode,
  simulateTxAccessorBytecode,
]

/** What lives at the same address on every chain: Multicall3 and the Safe 1.4.1 contracts. */
export async function deployCanonical(client: DevnetClient, deployer: Address): Promise<void> {
  await client.setCode({ address: mainnet.multicall3, bytecode: multicall3RuntimeCode })
  const { address } = singletonFactory
  if (!(await client.getCode({ address }))) await deploySingletonFactory(client)
  for (const bytecode of safeContracts)
    await client.sendTransaction({ ...sender(deployer), to: address, data: concat([zeroHash, bytecode]) })
}

/** By the transaction that its authors signed for this chain. */
async function deploySingletonFactory(client: DevnetClient): Promise<void> {
  const { signer, gasPrice, gasLimit, transaction } = singletonFactory
  await client.setBalance({ address: signer, value: gasPrice * gasLimit })
  await client.sendRawTransaction({ serializedTransaction: transaction })
}
