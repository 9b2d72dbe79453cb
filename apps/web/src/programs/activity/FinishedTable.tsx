import { Button } from '@love/ui98/Button'
import { type Column, Table } from '@love/ui98/Table'
import { type Address, getAddress } from 'viem'
import { TransactionHash } from '../../activity/TransactionHash.tsx'
import { TransactionState } from '../../activity/TransactionState.tsx'
import { hasDeparted, type Transaction, type Transactions } from '../../activity/transaction.ts'
import { transactionSetup } from '../../activity/transactionSetup.ts'
import { clearFinished } from '../../activity/transactions.ts'
import { type TransactionWords, transactionWords } from '../../activity/transactionWords.ts'
import { useConfirmations } from '../../activity/useConfirmations.ts'
import { network } from '../../chain/network.ts'
import { TimeAgo } from '../../chain/TimeAgo.tsx'
import { SentInstead } from '../../review/SentInstead.tsx'

type Row = { readonly transaction: Transaction; readonly words: TransactionWords }

const columns: readonly Column<Row>[] = [
  { id: 'title', header: 'Transaction', cell: ({ transaction }) => transaction.title },
  { id: 'state', header: 'Status', cell: ({ words }) => <TransactionState words={words} /> },
  { id: 'text', header: 'Details', cell: ({ words }) => words.text },
  { id: 'sent', header: 'Sent', cell: ({ transaction }) => <TimeAgo ms={transaction.sentAt} /> },
  { id: 'hash', header: 'Hash', cell: ({ transaction }) => <TransactionHash transaction={transaction} /> },
]

export function FinishedTable({ address, transactions }: { address: Address; transactions: Transactions }) {
  const confirmations = useConfirmations()
  const rows = transactions.map((transaction) => ({
    transaction,
    words: transactionWords(transaction, confirmations),
  }))
  const departed = transactions.filter(hasDeparted)
  return (
    <>
      {departed.map((transaction) => (
        <SentInstead key={transaction.hash} transaction={transaction} />
      ))}
      <Table
        caption="Finished"
        columns={columns}
        rows={rows}
        rowKey={({ transaction }) => transaction.hash}
        empty="No finished transactions."
      />
      <div className="button-row button-row-end">
        {/* Not `disabled` when the list is empty: the focus would fall off the button that was just pressed. */}
        <Button
          icon="recycle-bin"
          aria-disabled={rows.length === 0}
          onClick={() => clearTransactions(address, network.chain.id)}
        >
          Clear finished
        </Button>
      </div>
    </>
  )
}

/** Forgets what is finished; what waits stays, because someone still has to hear of it. */
function clearTransactions(address: Address, chainId: number): void {
  transactionSetup().store.update({ address: getAddress(address), chainId }, clearFinished)
}
