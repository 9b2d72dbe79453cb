import { ProgressBar } from '@love/ui98/ProgressBar'
import { Transfer } from '@love/ui98/Transfer'
import { useId } from 'react'
import { network } from '../../chain/network.ts'
import { progressOf } from '../../session/transactions/progressOf.ts'
import { SentInstead } from '../../session/transactions/SentInstead.tsx'
import { TransactionHash } from '../../session/transactions/TransactionHash.tsx'
import type { Transaction } from '../../session/transactions/transaction.ts'
import { transactionWords } from '../../session/transactions/transactionWords.ts'
import { useConfirmations } from '../../session/transactions/useConfirmations.ts'

/** The file-copy box: papers fly from the wallet to the chain, and blocks fill the bar. */
export function PendingBox({ transaction }: { transaction: Transaction }) {
  const titleId = useId()
  const confirmations = useConfirmations()
  const { label, text, tone } = transactionWords(transaction, confirmations)
  const { value, text: progress } = progressOf(transaction, {
    confirmations,
    blockTimeMs: network.chain.blockTime,
  })
  return (
    <section className="activity-pending" aria-labelledby={titleId}>
      <Transfer from="wallet" to="network" />
      <h3 id={titleId}>{transaction.title}</h3>
      <p className={tone === 'error' ? 'error-text' : undefined}>{text}</p>
      <SentInstead transaction={transaction} />
      <ProgressBar label={label} value={value} text={progress} />
      <TransactionHash transaction={transaction} />
    </section>
  )
}
