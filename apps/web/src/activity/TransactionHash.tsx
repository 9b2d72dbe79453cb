import './transactions.css'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { CopyButton } from '@love/ui98/CopyButton'
import { explorerUrl } from '../chain/explorerUrl.ts'
import { chainHashOf, type Transaction } from './transaction.ts'

/** The hash to copy and, where the network has an explorer, to look up: of what is in the chain, if that is another one. */
export function TransactionHash({ transaction }: { transaction: Transaction }) {
  const chainHash = chainHashOf(transaction)
  const hash = chainHash ?? transaction.hash
  const href = chainHash && explorerUrl('tx', chainHash)
  return (
    <span className="transaction-hash">
      {href ? (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${shortAddress(hash)} in the explorer`}
        >
          {shortAddress(hash)}
        </a>
      ) : (
        <code>{shortAddress(hash)}</code>
      )}
      <CopyButton text={hash} label={`Copy hash of ${transaction.title}`} />
    </span>
  )
}
