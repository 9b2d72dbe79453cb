import { cleanText } from '@love/protocol/format/cleanText'
import { TransactionKind } from '@love/safe/api/enumerations'
import { type Address, formatUnits } from 'viem'
import { writeCsv } from '../../../browser/csv/writeCsv.ts'
import type { SavedFile } from '../../../browser/saveFile.ts'
import { listedToken } from '../known/listedToken.ts'
import { finishedWords } from '../queue/statusWords.ts'
import { infoWords } from '../words/infoWords.ts'
import { isoMoment } from '../words/timeWords.ts'
import { directionOf, kindOf } from './historyFilter.ts'
import type { HistoryRow } from './historyRows.ts'

const header = [
  'Time',
  'Kind',
  'Direction',
  'Description',
  'Amount',
  'Token',
  'Token contract',
  'From',
  'To',
  'Status',
  'Nonce',
  'Transaction hash',
  'Warning',
  'Id',
  'Note',
]

export type HistoryFileParameters = {
  readonly safe: Address
  readonly rows: readonly HistoryRow[]
  readonly nameOf: (address: Address) => string | undefined
  readonly nowMs: number
  /** In the name of the file, before the day. */
  readonly label?: string | undefined
}

/** Every row stands for itself: amounts to the last digit, addresses in full, warnings beside them. */
export function historyFile({ safe, rows, nameOf, nowMs, label }: HistoryFileParameters): SavedFile {
  const day = new Date(nowMs).toISOString().slice(0, 10)
  const part = label === undefined ? '' : `${label}-saved-`
  return {
    name: `love-safe-history-${safe.slice(0, 6)}-${safe.slice(-4)}-${part}${day}.csv`,
    text: writeCsv([header, ...rows.map((row) => cellsOf(row, nameOf))]),
    type: 'text/csv;charset=utf-8',
  }
}

function cellsOf(row: HistoryRow, nameOf: HistoryFileParameters['nameOf']): readonly string[] {
  const { summary, warnings, token } = row
  const { txInfo, executionInfo } = summary
  const transfer = txInfo.type === TransactionKind.Transfer ? txInfo : undefined
  const moved = transfer?.transferInfo
  return [
    isoMoment(summary.timestamp),
    kindOf(summary) ?? 'other',
    directionOf(summary) ?? '',
    infoWords(txInfo, { nameOf }),
    moved ? amountCell(moved) : '',
    token ?? '',
    moved && 'tokenAddress' in moved ? String(moved.tokenAddress) : '',
    transfer?.sender.value ?? '',
    transfer?.recipient.value ?? '',
    finishedWords(summary.txStatus),
    executionInfo?.type === 'MULTISIG' ? String(executionInfo.nonce) : '',
    summary.txHash ?? '',
    warnings.join(' '),
    cleanText(summary.id, 200),
    cleanText(summary.note ?? '', 200),
  ]
}

type Moved = Extract<HistoryRow['summary']['txInfo'], { readonly type: 'Transfer' }>['transferInfo']

function amountCell(info: Moved): string {
  if (info.type === 'ERC721') return `#${cleanText(info.tokenId, 80)}`
  const value = info.type === 'NATIVE_COIN' || info.type === 'ERC20' ? info.value : ''
  if (!/^\d{1,80}$/.test(value)) return ''
  if (info.type === 'NATIVE_COIN') return formatUnits(BigInt(value), 18)
  if (info.type !== 'ERC20') return ''
  const decimals = listedToken(info.tokenAddress)?.decimals ?? info.decimals ?? 0
  return decimals >= 0 && decimals <= 77 ? formatUnits(BigInt(value), decimals) : value
}
