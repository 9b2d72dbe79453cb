import { exactAmount } from '@love/protocol/amounts/amount'
import { movedFor } from '@love/protocol/history/moved'
import { historyBook } from '@love/protocol/history/movement'
import { combine, isAvailable } from '@love/protocol/prices/figure'
import { multiply, toDecimal } from '@love/protocol/prices/fraction'
import { eth } from '@love/protocol/tokens/tokens'
import { writeCsv } from '../../../browser/csv/writeCsv.ts'
import type { SavedFile } from '../../../browser/saveFile.ts'
import { network } from '../../../chain/network.ts'
import { amountFraction } from '../../../chain/prices/amountFraction.ts'
import { decimalFigure } from '../../../chain/prices/decimalFigure.ts'
import type { HistoryLine } from './historyLines.ts'
import type { ProvenTransaction } from './readFees.ts'

/** The first nine are those that tax tools look for by name. */
const header = [
  'Date',
  'Sent Amount',
  'Sent Currency',
  'Received Amount',
  'Received Currency',
  'Fee Amount',
  'Fee Currency',
  'Net Worth Amount',
  'Net Worth Currency',
  'Label',
  'Description',
  'TxHash',
  'Block',
  'Log',
  'From',
  'To',
  'Token Contract',
]

export type HistoryFileParameters = {
  /** In lower case. */
  readonly account: string
  readonly lines: readonly HistoryLine[]
  /** By hash; without it no fees are told. */
  readonly proven: ReadonlyMap<string, ProvenTransaction>
  readonly nowMs: number
}

/** One row a movement, to the last digit; the fee of a transaction stands in its first. Times are UTC. */
export function historyFile({ account, lines, proven, nowMs }: HistoryFileParameters): SavedFile {
  const day = new Date(nowMs).toISOString().slice(0, 10)
  return {
    name: `love-history-${account.slice(0, 6)}-${account.slice(-4)}-${day}.csv`,
    text: writeCsv([header, ...lines.flatMap((line) => rowsOf(account, line, proven))]),
    type: 'text/csv;charset=utf-8',
  }
}

function rowsOf(
  account: string,
  { transaction, words }: HistoryLine,
  proven: HistoryFileParameters['proven'],
): readonly (readonly string[])[] {
  const { hash, block, timestamp, movements, prices } = transaction
  const date = new Date(timestamp * 1_000).toISOString()
  const paid = proven.get(hash)?.fee
  const feeOf = (at: number) =>
    at === 0 && paid ? [exactAmount({ raw: paid, token: eth }), 'ETH'] : ['', '']
  const moved = movedFor({ book: historyBook(network.deployment), account, movements })
  const rows = moved.map(({ raw, token, contract, program, from, to, at }, index) => {
    const size = { raw: raw < 0n ? -raw : raw, token }
    const amount = [exactAmount(size), token.symbol]
    const value = combine([decimalFigure(prices[token.symbol], '')], (price) =>
      multiply(amountFraction(size), price),
    )
    return [
      date,
      ...(raw < 0n ? [...amount, '', ''] : ['', '', ...amount]),
      ...feeOf(index),
      ...(isAvailable(value) ? [toDecimal(value, 2), 'USD'] : ['', '']),
      ...[program, words, hash, String(block), String(at), from, to, contract],
    ]
  })
  if (rows.length > 0) return rows
  // Nothing moved, as with an allowance; what it cost is there all the same.
  return [
    [date, '', '', '', '', ...feeOf(0), '', '', 'approval', words, hash, String(block), '', account, '', ''],
  ]
}
