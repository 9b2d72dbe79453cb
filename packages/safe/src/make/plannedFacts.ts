import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeProxyFactoryAbi } from '@love/contracts/abi/safeProxyFactory.abi'
import type { IntentCall } from '@love/protocol/intents/intent'
import { decodeFunctionData, isAddressEqual } from 'viem'
import type { SafeFacts } from '../write/safeFacts.ts'
import { deployCall, type NewSafe, newSafeAddress, newSafeContracts, newSafeVersions } from './newSafe.ts'

/** What the chain will say of a Safe once it is deployed, and nobody has changed it. */
export function plannedFacts(safe: NewSafe, chainId: number): SafeFacts {
  const { singleton, fallbackHandler } = newSafeContracts(safe)
  return {
    safe: newSafeAddress(safe),
    chainId,
    version: safe.version,
    code: { isVerified: true, singleton: singleton.address, version: safe.version, isL2: safe.isL2 },
    owners: safe.owners,
    threshold: safe.threshold,
    nonce: 0n,
    guard: undefined,
    fallbackHandler: fallbackHandler.address,
  }
}

/** Which Safe a call deploys; undefined for every call that is not exactly ours. */
export function deploymentIn(call: Pick<IntentCall, 'to' | 'data'>): NewSafe | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: safeProxyFactoryAbi, data: call.data })
    if (functionName !== 'createProxyWithNonce') return undefined
    const [, initializer, salt] = args
    const setup = decodeFunctionData({ abi: safeAbi, data: initializer })
    if (setup.functionName !== 'setup') return undefined
    const [owners, threshold] = setup.args
    return newSafeVersions
      .flatMap((version) => [true, false].map((isL2) => ({ version, isL2 })))
      .map((release) => ({ ...release, owners, threshold: Number(threshold), salt }))
      .find((safe) => {
        const { to, data } = deployCall(safe)
        return isAddressEqual(to, call.to) && data === call.data.toLowerCase()
      })
  } catch {
    return undefined
  }
}
