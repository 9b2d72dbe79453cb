import type { IntentCall } from '@love/protocol/intents/intent'
import type { Hash } from 'viem'
import type { AskedCall } from '../../activity/sentCall.ts'
import type { Mined } from '../../activity/transaction.ts'
import type { NewTransaction } from '../../activity/transactions.ts'
import type { WalletLine } from '../../wallet/line/walletLine.ts'
import type { Outcome } from './checkOutcome.ts'
import type { Run, Step } from './run.ts'
import type { SendingEvent } from './sending.ts'
import type { TransactionOutcome } from './waitForTransaction.ts'

export type SendDeps = {
  readonly line: WalletLine
  /** From now on the person hears of it, whatever becomes of this window. */
  readonly track: (sent: NewTransaction) => void
  /** The same for what the owners of a Safe have to sign. */
  readonly trackProposal: (proposed: { safeTxHash: Hash; title: string }) => void
  readonly outcome: (hash: Hash) => Promise<TransactionOutcome>
  /** Of the account's next transaction; nothing when nobody knows. */
  readonly nextNonce: () => Promise<number | undefined>
  /** Why these calls would fail now; nothing when they would not, or when nobody knows. */
  readonly simulate: (calls: readonly IntentCall[]) => Promise<string | undefined>
  /** What came of it, by the balances. */
  readonly result: (run: Run, mined: readonly Mined[]) => Promise<Outcome>
  /** Between two looks at a batch. */
  readonly pause: () => Promise<void>
}

export type SendParameters = {
  readonly run: Run
  readonly dispatch: (event: SendingEvent) => void
  /** Nobody waits any more: what the wallet has already been asked is followed to its end, nothing more is asked. */
  readonly signal: AbortSignal
}

/** What the wallet is asked, as what arrives is compared with it. */
export function askedCall({ call: { to, value, data }, cost }: Pick<Step, 'call' | 'cost'>): AskedCall {
  return { to, value, input: data, ...(cost && { cost }) }
}
