import { compatibilityFallbackHandlerAbi } from '@love/contracts/abi/compatibilityFallbackHandler.abi'
import { createCallAbi } from '@love/contracts/abi/createCall.abi'
import { multiSendAbi } from '@love/contracts/abi/multiSend.abi'
import { multiSendCallOnlyAbi } from '@love/contracts/abi/multiSendCallOnly.abi'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeL2Abi } from '@love/contracts/abi/safeL2.abi'
import { safeProxyFactoryAbi } from '@love/contracts/abi/safeProxyFactory.abi'
import { signMessageLibAbi } from '@love/contracts/abi/signMessageLib.abi'
import { simulateTxAccessorAbi } from '@love/contracts/abi/simulateTxAccessor.abi'
import { uniswapV2FactoryAbi } from '@love/contracts/abi/uniswapV2Factory.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { officialContracts, type SafeRole } from '@love/contracts/deployments/safeReleases'
import { type KnownContract, knownContracts } from '@love/protocol/calls/knownContracts'
import { multicall3Abi } from 'viem'
import { migrationAbi } from '../build/update.ts'
import { type FunctionTable, functionsOf } from './knownFunctions.ts'

type BookEntry = KnownContract & { readonly functions: FunctionTable }

/** The contracts whose names and functions are known, however an address is spelled. */
export type ContractBook = { entry(address: string): BookEntry | undefined }

/** Their names and functions have changed little over the releases; what one lacks it does not answer to. */
const kinds: Readonly<Partial<Record<SafeRole, Pick<KnownContract, 'name' | 'abi'>>>> = {
  singleton: { name: 'Safe', abi: safeAbi },
  singletonL2: { name: 'SafeL2', abi: safeL2Abi },
  proxyFactory: { name: 'SafeProxyFactory', abi: safeProxyFactoryAbi },
  multiSend: { name: 'MultiSend', abi: multiSendAbi },
  multiSendCallOnly: { name: 'MultiSendCallOnly', abi: multiSendCallOnlyAbi },
  fallbackHandler: { name: 'CompatibilityFallbackHandler', abi: compatibilityFallbackHandlerAbi },
  signMessageLib: { name: 'SignMessageLib', abi: signMessageLibAbi },
  createCall: { name: 'CreateCall', abi: createCallAbi },
  simulateTxAccessor: { name: 'SimulateTxAccessor', abi: simulateTxAccessorAbi },
  migration: { name: 'SafeMigration', abi: migrationAbi },
  toL2Migration: { name: 'SafeToL2Migration', abi: migrationAbi },
}

const safes: readonly KnownContract[] = officialContracts.flatMap(({ role, version, address }) => {
  const kind = kinds[role]
  return kind ? [{ name: `${kind.name} ${version}`, address, abi: kind.abi }] : []
})

export function createContractBook(deployment: Deployment): ContractBook {
  const multicall = { name: 'Multicall3', address: deployment.multicall3, abi: multicall3Abi }
  const factory = { name: 'Uniswap V2 factory', address: deployment.factory, abi: uniswapV2FactoryAbi }
  const entries = new Map(
    [...safes, multicall, factory, ...knownContracts(deployment)].map((known) => [
      known.address.toLowerCase(),
      { ...known, functions: functionsOf(known.abi) },
    ]),
  )
  return { entry: (address) => entries.get(address.toLowerCase()) }
}
