import type { Abi, Address, Hex } from 'viem'
import { compatibilityFallbackHandlerAbi } from '../src/abi/compatibilityFallbackHandler.abi.ts'
import { createCallAbi } from '../src/abi/createCall.abi.ts'
import { multiSendAbi } from '../src/abi/multiSend.abi.ts'
import { multiSendCallOnlyAbi } from '../src/abi/multiSendCallOnly.abi.ts'
import { safeAbi } from '../src/abi/safe.abi.ts'
import { safeL2Abi } from '../src/abi/safeL2.abi.ts'
import { safeProxyFactoryAbi } from '../src/abi/safeProxyFactory.abi.ts'
import { signMessageLibAbi } from '../src/abi/signMessageLib.abi.ts'
import { simulateTxAccessorAbi } from '../src/abi/simulateTxAccessor.abi.ts'
import { compatibilityFallbackHandlerBytecode } from '../src/artifacts/safe/compatibilityFallbackHandler.ts'
import { createCallBytecode } from '../src/artifacts/safe/createCall.ts'
import { multiSendBytecode } from '../src/artifacts/safe/multiSend.ts'
import { multiSendCallOnlyBytecode } from '../src/artifacts/safe/multiSendCallOnly.ts'
import { safeBytecode } from '../src/artifacts/safe/safe.ts'
import { safeL2Bytecode } from '../src/artifacts/safe/safeL2.ts'
import { safeProxyFactoryBytecode } from '../src/artifacts/safe/safeProxyFactory.ts'
import { signMessageLibBytecode } from '../src/artifacts/safe/signMessageLib.ts'
import { simulateTxAccessorBytecode } from '../src/artifacts/safe/simulateTxAccessor.ts'

type SafeContract = {
  abi: Abi
  bytecode: Hex
  /** Where version 1.4.1 is on every chain that has the singleton factory. */
  address: Address
}

/** For tests only: the addresses prove that the code taken over is the code that was released. */
export const safeContracts: Record<string, SafeContract> = {
  safe: {
    abi: safeAbi,
    bytecode: safeBytecode,
    address: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
  },
  safeL2: {
    abi: safeL2Abi,
    bytecode: safeL2Bytecode,
    address: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
  },
  safeProxyFactory: {
    abi: safeProxyFactoryAbi,
    bytecode: safeProxyFactoryBytecode,
    address: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
  },
  multiSend: {
    abi: multiSendAbi,
    bytecode: multiSendBytecode,
    address: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
  },
  multiSendCallOnly: {
    abi: multiSendCallOnlyAbi,
    bytecode: multiSendCallOnlyBytecode,
    address: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  },
  compatibilityFallbackHandler: {
    abi: compatibilityFallbackHandlerAbi,
    bytecode: compatibilityFallbackHandlerBytecode,
    address: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
  },
  signMessageLib: {
    abi: signMessageLibAbi,
    bytecode: signMessageLibBytecode,
    address: '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9',
  },
  createCall: {
    abi: createCallAbi,
    bytecode: createCallBytecode,
    address: '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
  },
  simulateTxAccessor: {
    abi: simulateTxAccessorAbi,
    bytecode: simulateTxAccessorBytecode,
    address: '0x3d4BA2E0884aa488718476ca2FB8Efc291A46199',
  },
}
