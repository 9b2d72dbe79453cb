import './transactions.css'
import { Link } from 'wouter'
import { network } from '../chain/network.ts'
import { useConnection } from '../wallet/connection.ts'
import { closeWallet } from '../wallet/walletCommands.ts'
import { TransactionState } from './TransactionState.tsx'
import { transactionWords } from './transactionWords.ts'
import { useConfirmations } from './useConfirmations.ts'
import { useTransactions } from './useTransactions.ts'

const mostShown = 4

/** The last few transactions of the connected address, for the Account window. */
export function RecentTransactions() {
  const { address } = useConnection()
  const transactions = useTransactions(address, network.chain.id)
  const confirmations = useConfirmations()
  if (transactions.length === 0) return <p>No transactions yet.</p>
  return (
    <div className="stack">
      <ul className="transaction-list">
        {transactions.slice(0, mostShown).map((transaction) => (
          <li key={transaction.hash}>
            <span>{transaction.title}</span>
            <TransactionState words={transactionWords(transaction, confirmations)} />
          </li>
        ))}
      </ul>
      <p>
        <Link href="/activity" onClick={closeWallet}>
          All transactions
        </Link>
      </p>
    </div>
  )
}
