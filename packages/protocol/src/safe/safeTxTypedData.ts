import type { TypedDataDefinition, TypedDataParameter } from 'viem'
import { type SafeIdentity, safeDomain } from './safeDomain.ts'
import { safeRules } from './safeRules.ts'
import type { SafeTx } from './safeTx.ts'

export type SafeTxParameters = SafeIdentity & { readonly tx: SafeTx }

/** What an owner's wallet is asked to sign. */
export function safeTxTypedData({ tx, ...identity }: SafeTxParameters) {
  const { gasField } = safeRules(identity.version)
  const { baseGas, ...rest } = tx
  const message: Record<string, unknown> = { ...rest, [gasField]: baseGas }
  const fields: readonly TypedDataParameter[] = [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    { name: 'safeTxGas', type: 'uint256' },
    { name: gasField, type: 'uint256' },
    { name: 'gasPrice', type: 'uint256' },
    { name: 'gasToken', type: 'address' },
    { name: 'refundReceiver', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ]
  return {
    domain: safeDomain(identity),
    types: { SafeTx: fields },
    primaryType: 'SafeTx',
    message,
  } as const satisfies TypedDataDefinition
}
