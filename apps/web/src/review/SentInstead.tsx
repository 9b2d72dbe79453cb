import './review.css'
import { exactAmount } from '@love/protocol/amounts/amount'
import { eth } from '@love/protocol/tokens/tokens'
import { Icon } from '@love/ui98/Icon'
import { type Column, Table } from '@love/ui98/Table'
import { size } from 'viem'
import type { ArrivedCall, SentCall } from '../activity/sentCall.ts'
import { hasDeparted, type Transaction } from '../activity/transaction.ts'

type Row = {
  readonly name: string
  /** One for each call of a batch. */
  readonly reviewed: readonly string[]
  readonly sent: string
  readonly isSame: boolean
}

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Field', cell: ({ name }) => name },
  {
    id: 'reviewed',
    header: 'You reviewed',
    cell: ({ reviewed }) =>
      reviewed.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two calls of a batch may read the same; their order is what they are
        <code key={index} className="review-raw">
          {text}
        </code>
      )),
  },
  {
    id: 'sent',
    header: 'Your wallet sent',
    cell: ({ sent, isSame }) => (
      <div>
        {!isSame && (
          <span className="review-state error-text">
            <Icon name="warning" /> Different
          </span>
        )}
        <code className="review-raw">{sent}</code>
      </div>
    ),
  },
]

/** What was reviewed and what was sent, side by side; nothing where they are the same. */
export function SentInstead({ transaction }: { transaction: Transaction }) {
  const { title, arrived } = transaction
  if (!arrived || !hasDeparted(transaction)) return null
  return (
    <Table
      caption={`Not what you reviewed: ${title}`}
      columns={columns}
      rows={rowsOf(transaction, arrived)}
      rowKey={({ name }) => name}
    />
  )
}

function rowsOf({ address, reviewed = [] }: Transaction, arrived: ArrivedCall): readonly Row[] {
  const { from, delegates = [] } = arrived
  const row = (
    name: string,
    textOf: (call: SentCall) => string,
    isSame: (call: SentCall) => boolean,
  ): Row => ({
    name,
    reviewed: reviewed.map(textOf),
    sent: textOf(arrived),
    isSame: reviewed.some(isSame),
  })
  const [first, ...more] = reviewed
  // Of long data the part is shown where it begins to differ.
  const at = first && more.length === 0 ? (differenceIn(first, arrived) ?? 0) : 0
  return [
    { name: 'From', reviewed: [address], sent: from, isSame: from === address },
    row(
      'To',
      ({ to }) => to ?? 'a new contract',
      ({ to }) => to === arrived.to,
    ),
    row('Value', valueText, ({ value }) => value === arrived.value),
    row(
      'Data',
      (call) => dataText(call, at),
      (call) => differenceIn(call, arrived) === undefined,
    ),
    ...(delegates.length > 0
      ? [{ name: 'Account code', reviewed: ['no change'], sent: delegates.join(', '), isSame: false }]
      : []),
  ]
}

function valueText({ value }: SentCall): string {
  return `${exactAmount({ raw: value, token: eth })} ${eth.symbol}`
}

/** The first byte of the data that is not the same; what lies behind the kept bytes is known by the fingerprint alone. */
function differenceIn(reviewed: SentCall, sent: SentCall): number | undefined {
  if (reviewed.fingerprint === sent.fingerprint) return undefined
  const kept = Math.min(size(reviewed.data), size(sent.data))
  for (let at = 0; at < kept; at++) if (byteOf(reviewed, at) !== byteOf(sent, at)) return at
  if (reviewed.bytes !== sent.bytes) return kept
  const isRestOpen = reviewed.to === sent.to && reviewed.value === sent.value
  return isRestOpen && kept < sent.bytes ? kept : undefined
}

function byteOf({ data }: SentCall, at: number): string {
  return data.slice(2 + 2 * at, 4 + 2 * at)
}

/** Selector and one word: more would fill a phone. */
const mostShown = 4 + 32

function dataText({ data, bytes }: SentCall, at: number): string {
  if (bytes === 0) return 'none'
  const length = `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
  if (bytes <= mostShown) return `${length}: ${data}`
  const start = at < mostShown ? 0 : at
  const part = data.slice(2 + 2 * start, 2 + 2 * (start + mostShown))
  if (start === 0) return `${length}: 0x${part}…`
  return part === ''
    ? `${length}, of which the first ${size(data)} are kept`
    : `${length}, from byte ${start}: ${part}…`
}
