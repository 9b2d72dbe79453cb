import { compatibilityFallbackHandlerAbi } from '@love/contracts/abi/compatibilityFallbackHandler.abi'
import { createCallAbi } from '@love/contracts/abi/createCall.abi'
import { multiSendAbi } from '@love/contracts/abi/multiSend.abi'
import { multiSendCallOnlyAbi } from '@love/contracts/abi/multiSendCallOnly.abi'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeL2Abi } from '@love/contracts/abi/safeL2.abi'
import { safeProxyFactoryAbi } from '@love/contracts/abi/safeProxyFactory.abi'
import { signMessageLibAbi } from '@love/contracts/abi/signMessageLib.abi'
import { simulateTxAccessorAbi } from '@love/contracts/abi/simulateTxAccessor.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { safe130Contracts, safeContracts } from '@love/contracts/deployments/safe'
import { type KnownContract, knownContracts } from '@love/protocol/calls/knownContracts'
import { multicall3Abi } from 'viem'
import { type FunctionTable, functionsOf } from './knownFunctions.ts'

type BookEntry = KnownContract & { readonly functions: FunctionTable }

/** The contracts whose names and functions are known, however an address is spelled. */
export type ContractBook = { entry(address: string): BookEntry | undefined }

const safes: readonly KnownContract[] = [
  { name: 'Safe 1.4.1', address: safeContracts.safe, abi: safeAbi },
  { name: 'SafeL2 1.4.1', address: safeContracts.safeL2, abi: safeL2Abi },
  { name: 'SafeProxyFactory 1.4.1', address: safeContracts.proxyFactory, abi: safeProxyFactoryAbi },
  { name: 'MultiSend 1.4.1', address: safeContracts.multiSend, abi: multiSendAbi },
  { name: 'MultiSendCallOnly 1.4.1', address: safeContracts.multiSendCallOnly, abi: multiSendCallOnlyAbi },
  {
    name: 'CompatibilityFallbackHandler 1.4.1',
    address: safeContracts.fallbackHandler,
    abi: compatibilityFallbackHandlerAbi,
  },
  { name: 'SignMessageLib 1.4.1', address: safeContracts.signMessageLib, abi: signMessageLibAbi },
  { name: 'CreateCall 1.4.1', address: safeContracts.createCall, abi: createCallAbi },
  { name: 'SimulateTxAccessor 1.4.1', address: safeContracts.simulateTxAccessor, abi: simulateTxAccessorAbi },
  ...safe130Contracts.singletons.map((address) => ({ name: 'Safe 1.3.0', address, abi: safeAbi })),
  ...safe130Contracts.multiSends.map((address) => ({ name: 'MultiSend 1.3.0', address, abi: multiSendAbi })),
  ...safe130Contracts.proxyFactories.map((address) => ({
    name: 'SafeProxyFactory 1.3.0',
    address,
    abi: safeProxyFactoryAbi,
  })),
]

export function createContractBook(deployment: Deployment): ContractBook {
  const multicall = { name: 'Multicall3', address: deployment.multicall3, abi: multicall3Abi }
  const entries = new Map(
    [...safes, multicall, ...knownContracts(deployment)].map((known) => [
      known.address.toLowerCase(),
      { ...known, functions: functionsOf(known.abi) },
    ]),
  )
  return { entry: (address) => entries.get(address.toLowerCase()) }
}
