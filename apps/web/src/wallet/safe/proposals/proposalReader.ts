import type { Hash } from 'viem'

/** How far a proposal is, as whoever keeps it says. */
type ProposalReading = {
  readonly signed: number
  readonly required: number
  /** One of the gateway's transaction statuses; one that we do not know counts as waiting. */
  readonly status: string
  /** Of the transaction that executed it. */
  readonly txHash?: Hash | undefined
}

/** The gateway, or the Safe host around this page. */
export type ProposalReader = {
  /** Nothing when nobody knows it there. Throws when nobody can be asked. */
  readonly read: (safeTxHash: Hash) => Promise<ProposalReading | undefined>
}
