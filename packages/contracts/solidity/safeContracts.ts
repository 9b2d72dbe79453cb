import type { Abi, Hex } from 'viem'
import { allowanceModuleAbi } from '../src/abi/allowanceModule.abi.ts'
import { compatibilityFallbackHandlerAbi } from '../src/abi/compatibilityFallbackHandler.abi.ts'
import { createCallAbi } from '../src/abi/createCall.abi.ts'
import { multiSendAbi } from '../src/abi/multiSend.abi.ts'
import { multiSendCallOnlyAbi } from '../src/abi/multiSendCallOnly.abi.ts'
import { safeAbi } from '../src/abi/safe.abi.ts'
import { safeL2Abi } from '../src/abi/safeL2.abi.ts'
import { safeProxyFactoryAbi } from '../src/abi/safeProxyFactory.abi.ts'
import { signMessageLibAbi } from '../src/abi/signMessageLib.abi.ts'
import { simulateTxAccessorAbi } from '../src/abi/simulateTxAccessor.abi.ts'
import { allowanceModuleBytecode } from '../src/artifacts/safe/allowanceModule.ts'
import { compatibilityFallbackHandlerBytecode } from '../src/artifacts/safe/compatibilityFallbackHandler.ts'
import { createCallBytecode } from '../src/artifacts/safe/createCall.ts'
import { multiSendBytecode } from '../src/artifacts/safe/multiSend.ts'
import { multiSendCallOnlyBytecode } from '../src/artifacts/safe/multiSendCallOnly.ts'
import { safeBytecode } from '../src/artifacts/safe/safe.ts'
import { safeL2Bytecode } from '../src/artifacts/safe/safeL2.ts'
import { safeProxyFactoryBytecode } from '../src/artifacts/safe/safeProxyFactory.ts'
import { signMessageLibBytecode } from '../src/artifacts/safe/signMessageLib.ts'
import { simulateTxAccessorBytecode } from '../src/artifacts/safe/simulateTxAccessor.ts'

/** What was taken over from the Safe's releases, to walk through in tests. */
export const safeContracts: Record<string, { abi: Abi; bytecode: Hex }> = {
  safe: { abi: safeAbi, bytecode: safeBytecode },
  safeL2: { abi: safeL2Abi, bytecode: safeL2Bytecode },
  safeProxyFactory: { abi: safeProxyFactoryAbi, bytecode: safeProxyFactoryBytecode },
  multiSend: { abi: multiSendAbi, bytecode: multiSendBytecode },
  multiSendCallOnly: { abi: multiSendCallOnlyAbi, bytecode: multiSendCallOnlyBytecode },
  compatibilityFallbackHandler: {
    abi: compatibilityFallbackHandlerAbi,
    bytecode: compatibilityFallbackHandlerBytecode,
  },
  signMessageLib: { abi: signMessageLibAbi, bytecode: signMessageLibBytecode },
  createCall: { abi: createCallAbi, bytecode: createCallBytecode },
  simulateTxAccessor: { abi: simulateTxAccessorAbi, bytecode: simulateTxAccessorBytecode },
  allowanceModule: { abi: allowanceModuleAbi, bytecode: allowanceModuleBytecode },
}
