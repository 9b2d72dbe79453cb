import type { SafeMessageReply as ListedMessage } from '@love/safe/api/replies/messages'
import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import type { SafeMessage } from '@love/safe/messageHash'
import type { SafeTx } from '@love/safe/safeTx'
import type { Address, Hash, Hex } from 'viem'

/** What the Safe would do, and in words where whoever asks has any. */
export type SafeReviewCall = {
  readonly words?: string | undefined
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
  /** 1: its code runs as the Safe; only by itself. */
  readonly operation?: 0 | 1
}

type Common = { readonly safe: Address }
type New = Common & {
  /** What it is for: “Swap 1 ETH for LOVE”. */
  readonly title: string
  /** The app it came from: JSON with a name and a URL, as gateways keep it. */
  readonly origin?: string | undefined
  /** For the other owners; the person may still change it. */
  readonly note?: string | undefined
}

/** Everything that an owner can be asked to sign or send for a Safe. */
export type SafeReviewRequest =
  /** The person may choose the nonce. */
  | (New & {
      readonly kind: 'propose'
      readonly calls: readonly SafeReviewCall[]
      readonly nonce?: bigint | undefined
      readonly safeTxGas?: bigint | undefined
    })
  /** These fields and no others: a delegatecall, one from a file. */
  | (New & { readonly kind: 'proposeTx'; readonly tx: SafeTx })
  /** Uses up the nonce of what is not wanted. */
  | (Common & Pick<New, 'origin' | 'note'> & { readonly kind: 'reject'; readonly nonce: bigint })
  | (Common & {
      readonly kind: 'confirm' | 'sign' | 'execute' | 'delete'
      readonly title: string
      readonly details: TransactionDetails
    })
  | (New & { readonly kind: 'message'; readonly message: SafeMessage })
  | (Common & {
      readonly kind: 'confirmMessage'
      readonly title: string
      readonly asked: Pick<ListedMessage, 'message' | 'messageHash'>
    })

/** What became of it. */
export type SafeReviewResult =
  /** The person closed the window: nothing was signed. */
  | { readonly status: 'closed' }
  /** The gateway has the owner's signature. */
  | { readonly status: 'signed'; readonly safeTxHash: Hash; readonly details: TransactionDetails }
  /** The signature is the person's own: nobody else has it. */
  | {
      readonly status: 'signature'
      readonly safeTxHash: Hash
      readonly owner: Address
      readonly signature: Hex
    }
  /** `hash`: of the ordinary transaction that is on its way. */
  | { readonly status: 'executed'; readonly safeTxHash: Hash; readonly hash: Hash }
  | { readonly status: 'deleted'; readonly safeTxHash: Hash }
  /** `signature`: what the Safe takes for its own; `0x` while more owners have to sign. */
  | {
      readonly status: 'message'
      readonly messageHash: Hash
      readonly signature: Hex
      readonly signed: number
      readonly required: number
    }
