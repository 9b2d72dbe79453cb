import { safeAbi } from '@love/contracts/abi/safe.abi'
import { officialAddresses } from '@love/contracts/deployments/safeReleases'
import {
  type Address,
  type Client,
  encodeFunctionData,
  type Hash,
  type Hex,
  isAddressEqual,
  zeroAddress,
} from 'viem'
import { readContract } from 'viem/actions'
import { execTransactionCall, safeTxOf } from '../build/safeTxOf.ts'
import { approvedHashIn } from '../decode/approvedHash.ts'
import { carriedCalls, deepestBatch } from '../decode/carriedCalls.ts'
import { isMultiSend, type MultiSendCall } from '../multiSend.ts'
import { encodePart } from '../signatures/encodeSignatures.ts'

/** One Safe releases a transaction of another one, which it owns. */
export type Approval = {
  /** Who counts as having signed it. */
  readonly by: Address
  readonly child: Address
  readonly hash: Hash
}

const batchCode = new Set(officialAddresses('multiSend', 'multiSendCallOnly'))

/** What a transaction of a Safe approves, also in batches and in what it makes a Safe do that it owns. */
export function approvalsIn(tx: MultiSendCall, safe: Address): readonly Approval[] {
  return search(tx, safe, 0)
}

function search({ to, data, operation }: MultiSendCall, caller: Address, depth: number): readonly Approval[] {
  const hash = approvedHashIn(data)
  if (hash) return operation === 0 ? [{ by: caller, child: to, hash }] : []
  const isBatch = isMultiSend(data)
  // Code of others that runs as the Safe does what it likes with what looks like calls.
  if (isBatch !== (operation === 1) || (isBatch && !batchCode.has(to.toLowerCase()))) return []
  const inside = depth < deepestBatch ? carriedCalls(data)?.calls : undefined
  return (inside ?? []).flatMap((call) => search(call, isBatch ? caller : to, depth + 1))
}

export function isSameApproval(one: Approval, other: Approval): boolean {
  return one.hash === other.hash && isAddressEqual(one.by, other.by) && isAddressEqual(one.child, other.child)
}

/** Whether the child counts it now. */
export async function readApproval(client: Client, { by, child, hash }: Approval): Promise<boolean> {
  const count = await readContract(client, {
    abi: safeAbi,
    address: child,
    functionName: 'approvedHashes',
    args: [by, hash],
  })
  return count > 0n
}

type PlainCall = { readonly to: Address; readonly value: bigint; readonly data: Hex }

export type ApprovalCallParameters = {
  /** The owner that approves; then its owner, if that makes it do so at once, and so on. The last one makes the call. */
  readonly way: readonly [Address, ...Address[]]
  readonly child: Address
  readonly hash: Hash
}

/**
 * Approves a transaction in the child. A Safe that one signature is enough for needs no proposal of its own: its owner
 * executes it, and sending that counts as the signature.
 */
export function approvalCall({ way, child, hash }: ApprovalCallParameters): PlainCall {
  const approve = encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [hash] })
  let call: PlainCall = { to: child, value: 0n, data: approve }
  for (const [at, owner] of way.slice(1).entries()) {
    const tx = safeTxOf({ calls: [call], nonce: 0n, multiSendCallOnly: zeroAddress })
    const signatures = [{ owner, signature: encodePart({ kind: 'approved', owner }) }]
    call = execTransactionCall({ safe: way[at] ?? child, tx, signatures })
  }
  return call
}
