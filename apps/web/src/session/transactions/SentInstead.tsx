import './transactions.css'
import { exactAmount } from '@love/protocol/amounts/formatAmount'
import { eth } from '@love/protocol/tokens/eth'
import { size } from 'viem'
import type { SentCall } from './sentCall.ts'
import { hasDeparted, type Transaction } from './transaction.ts'

/** What was reviewed and what was sent, side by side; nothing where they are the same. */
export function SentInstead({ transaction }: { transaction: Transaction }) {
  const { title, address, reviewed, arrived } = transaction
  if (!reviewed || !arrived || !hasDeparted(transaction)) return null
  const rows = [
    ['From', address, arrived.from],
    ['To', toText(reviewed), toText(arrived)],
    ['ETH', etherText(reviewed), etherText(arrived)],
    ['Data', dataText(reviewed), dataText(arrived)],
  ] as const
  return (
    <table className="sent-instead">
      <caption>What you reviewed, and what was sent instead of “{title}”</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">You reviewed</th>
          <th scope="col">Your wallet sent</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, before, after]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <code>{before}</code>
            </td>
            <td className={before === after ? undefined : 'error-text'}>
              <code>{after}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function toText({ to }: SentCall): string {
  return to ?? 'a new contract'
}

function etherText({ value }: SentCall): string {
  return exactAmount({ raw: value, token: eth })
}

function dataText({ data, bytes }: SentCall): string {
  if (bytes === 0) return 'none'
  const shown = data.length > mostShown ? `${data.slice(0, mostShown)}…` : data
  return `${shown} (${bytes} ${bytes === 1 ? 'byte' : 'bytes'}${size(data) < bytes ? ', the first of which are kept' : ''})`
}

/** Selector and four words: enough to see that two calls are not the same one. */
const mostShown = 2 + 2 * (4 + 4 * 32)
