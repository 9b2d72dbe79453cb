import {
  type Address,
  concat,
  domainSeparator,
  type Hash,
  type Hex,
  hashStruct,
  keccak256,
  type TypedDataDefinition,
  type TypedDataDomain,
  type TypedDataParameter,
} from 'viem'
import { safeRules } from './safeRules.ts'

/** All that the owners of a Safe sign. */
export type SafeTx = {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
  /** 1 is a delegatecall: the code of `to` runs as the Safe itself. */
  readonly operation: 0 | 1
  readonly safeTxGas: bigint
  readonly baseGas: bigint
  readonly gasPrice: bigint
  readonly gasToken: Address
  readonly refundReceiver: Address
  readonly nonce: bigint
}

export type SafeIdentity = {
  readonly safe: Address
  readonly chainId: number
  /** As the contract says it. */
  readonly version: string
}

export function safeDomain({ safe, chainId, version }: SafeIdentity): TypedDataDomain {
  return safeRules(version).hasChainId ? { chainId, verifyingContract: safe } : { verifyingContract: safe }
}

export function safeDomainHash(identity: SafeIdentity): Hex {
  return domainSeparator({ domain: safeDomain(identity) })
}

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

/** The hash that owners sign, and what it is made of. */
export function safeTxHashes(parameters: SafeTxParameters): SafeHashes {
  const { types, primaryType, message } = safeTxTypedData(parameters)
  return safeHashes(parameters, hashStruct({ types, primaryType, data: message }))
}

export function safeTxHash(parameters: SafeTxParameters): Hash {
  return safeTxHashes(parameters).hash
}

export type SafeHashes = {
  readonly hash: Hash
  readonly domainHash: Hash
  readonly structHash: Hash
  /** The bytes behind `hash`: Safes up to 1.4.1 show them to the contracts that own them. */
  readonly preimage: Hex
}

export function safeHashes(identity: SafeIdentity, structHash: Hash): SafeHashes {
  const domainHash = safeDomainHash(identity)
  const preimage = concat(['0x1901', domainHash, structHash])
  return { hash: keccak256(preimage), domainHash, structHash, preimage }
}
