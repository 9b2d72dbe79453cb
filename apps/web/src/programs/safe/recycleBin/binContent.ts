import { DetailedExecutionType, ListItemType, TransactionStatus } from '@love/safe/api/enumerations'
import type { TransactionListPage } from '@love/safe/api/replies/transactions'
import { type Hash, isHash } from 'viem'
import { type Bin, type DeletedProposal, isShown } from './bin.ts'

/** A proposal that never happens, because something else was executed with its nonce. */
export type ReplacedProposal = {
  /** As the gateway names it. */
  readonly id: string
  readonly hash: Hash
  readonly nonce: number
}

export type BinContent = {
  readonly deleted: readonly DeletedProposal[]
  readonly replaced: readonly ReplacedProposal[]
  /** The nonces that something waits with. */
  readonly queued: readonly bigint[]
}

export type BinContentParameters = {
  readonly bin: Bin
  /** What the gateway tells of all that was not executed. */
  readonly items: readonly TransactionListPage['results'][number][]
  /** The chain's: what it has not reached is not over, whatever a gateway says. */
  readonly safeNonce: bigint
}

/** What lies in the bin. What waits again is not in there, whoever brought it back. */
export function binContent({ bin, items, safeNonce }: BinContentParameters): BinContent {
  const listed = items.flatMap(listedIn)
  const known = new Set<string>(listed.map(({ hash }) => hash))
  return {
    deleted: bin.deleted.filter(({ safeTxHash }) => !known.has(safeTxHash.toLowerCase())),
    replaced: listed.filter(
      ({ isReplaced, hash, nonce }) =>
        isReplaced && BigInt(nonce) < safeNonce && isShown(bin, { hash, nonce: BigInt(nonce) }),
    ),
    queued: listed.filter(({ isReplaced }) => !isReplaced).map(({ nonce }) => BigInt(nonce)),
  }
}

type Listed = ReplacedProposal & { readonly isReplaced: boolean }

function listedIn(item: BinContentParameters['items'][number]): readonly Listed[] {
  if (item.type !== ListItemType.TRANSACTION) return []
  const { id, txStatus, executionInfo: info } = item.transaction
  const hash = id.toLowerCase().split('_').at(-1)
  if (!isHash(hash ?? '') || info?.type !== DetailedExecutionType.MULTISIG || info.nonce < 0) return []
  const isReplaced = txStatus === TransactionStatus.CANCELLED
  return [{ id, hash: hash as Hash, nonce: info.nonce, isReplaced }]
}
