import type { Address, Hash } from 'viem'
import type { ArrivedCall, ReviewedCall } from './sentCall.ts'

/** What the chain did, in the block where it did it. */
export type Mined = {
  /** Not the hash that was sent if the wallet has put another transaction in its place. */
  readonly hash: Hash
  readonly blockNumber: bigint
  readonly blockHash: Hash
  /** `cancelled` and `replaced`: another transaction took the nonce and did nothing, or something else. */
  readonly result: 'success' | 'reverted' | 'cancelled' | 'replaced'
  /** Why it reverted, where the chain would say. */
  readonly reason?: string | undefined
  /** What this account paid the network for it, in wei. */
  readonly fee?: bigint | undefined
}

export type TxState =
  /** `waitsFor`: the nonce that has to come first. */
  | { readonly status: 'pending'; readonly detail: 'sent'; readonly waitsFor?: number | undefined }
  /** Our node does not know it (yet, or any more). Times are milliseconds since 1970. */
  | { readonly status: 'pending'; readonly detail: 'missing'; readonly since: number }
  /** The chain took back the block it was in. */
  | { readonly status: 'pending'; readonly detail: 'reorged'; readonly missingSince?: number | undefined }
  /** `moved`: not for the first time. */
  | {
      readonly status: 'pending'
      readonly detail: 'included'
      readonly mined: Mined
      readonly depth: number
      readonly moved: boolean
    }
  /** The owners of a Safe sign it. Without figures nobody has told them yet; `missingSince`: who kept it no longer does. */
  | {
      readonly status: 'pending'
      readonly detail: 'proposed'
      readonly signed?: number | undefined
      readonly required?: number | undefined
      readonly missingSince?: number | undefined
    }
  | { readonly status: 'confirmed'; readonly detail: 'success'; readonly mined: Mined; readonly at: number }
  | {
      readonly status: 'failed'
      readonly detail: 'reverted' | 'cancelled' | 'replaced'
      readonly mined: Mined
      readonly at: number
    }
  /** `nonceUsed`: by a transaction nobody found. */
  | {
      readonly status: 'failed'
      readonly detail: 'dropped'
      readonly nonceUsed: boolean
      readonly at: number
    }

  /** Of proposals: another one was executed with its nonce, or it was taken back. */
  | { readonly status: 'failed'; readonly detail: 'outvoted' | 'withdrawn'; readonly at: number }

export type Transaction = {
  /** Of a proposal: its safeTxHash, which no receipt has. */
  readonly hash: Hash
  /** The owners of a Safe have to sign it; the transaction that executes it has another hash. */
  readonly isProposal?: true | undefined
  readonly address: Address
  readonly chainId: number
  /** What it does, in words: “Swap 1 ETH for LOVE”. */
  readonly title: string
  readonly sentAt: number
  readonly state: TxState
  /** Known once a node has shown it; without it a replacement cannot be recognised. */
  readonly nonce?: number | undefined
  /** Stands for what it does, whatever the fee: see `fingerprint`. */
  readonly fingerprint?: Hash | undefined
  /** The head when it was first looked for. */
  readonly firstBlock?: bigint | undefined
  /**
   * What the person agreed to: one call, or a whole batch where the wallet does not say which transaction does which part
   * of it.
   */
  readonly reviewed?: readonly ReviewedCall[] | undefined
  /** What the wallet sent, once a node has shown it; looked at only where it can be compared. */
  readonly arrived?: ArrivedCall | undefined
}

export type Transactions = readonly Transaction[]

export function minedOf({ state }: Pick<Transaction, 'state'>): Mined | undefined {
  return 'mined' in state ? state.mined : undefined
}

/** The wallet, or what stands before it, has sent something else than was reviewed: never a success. */
export function hasDeparted({ arrived }: Pick<Transaction, 'arrived'>): boolean {
  return arrived?.verdict === 'other'
}

/** What an explorer knows it by; nothing for a proposal that no transaction has executed yet. */
export function chainHashOf(transaction: Transaction): Hash | undefined {
  return minedOf(transaction)?.hash ?? (transaction.isProposal ? undefined : transaction.hash)
}

/** The same thing with another fee, sent by “speed up” in the wallet. */
export function isRepriced(transaction: Transaction): boolean {
  const mined = minedOf(transaction)
  return (
    mined !== undefined &&
    !transaction.isProposal &&
    mined.hash !== transaction.hash &&
    (mined.result === 'success' || mined.result === 'reverted')
  )
}
