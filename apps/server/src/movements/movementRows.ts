import { type HistoryBook, type HistoryProgram, nobody } from '@love/protocol/history/movement'
import type { TimedLog } from '../follow/followSource.ts'
import type { Movements } from '../store/migrations/movements.ts'
import { readMovement, type ToldMovement } from './readMovement.ts'

/** The events as they are stored: with the pair that each went through, and the program that it is a part of. */
export function movementRows(book: HistoryBook, logs: readonly TimedLog[]): Movements[] {
  const rows: Movements[] = []
  let transaction: Movements[] = []
  const end = () => {
    rows.push(...withPrograms(book, transaction))
    transaction = []
  }
  for (const log of logs) {
    const told = readMovement(log)
    if (!told) continue
    if (transaction[0]?.transaction_hash !== log.transactionHash) end()
    transaction.push({
      block: log.block,
      log_index: log.logIndex,
      timestamp: log.timestamp,
      transaction_hash: log.transactionHash,
      program: 'transfer',
      contract: log.address,
      pair: pairOf(book, log.address, told),
      other: null,
      shares: null,
      ...told,
    })
  }
  end()
  return rows
}

/** LP tokens are of their pair wherever they go; another token is of the pair that it comes from or goes to. */
function pairOf(
  { pairs }: HistoryBook,
  contract: string,
  { from_account, to_account }: ToldMovement,
): string {
  return [contract, to_account, from_account].find((address) => pairs.has(address)) ?? ''
}

function withPrograms(book: HistoryBook, rows: readonly Movements[]): Movements[] {
  const changed = new Set(
    rows.flatMap(({ kind, pair }) => (kind === 'mint' || kind === 'burn' ? [pair] : [])),
  )
  return rows.map((row, at) => ({
    ...row,
    program: programOf(book, row, changed),
    shares: row.kind === 'mint' || row.kind === 'burn' ? sharesOf(rows.slice(0, at), row) : row.shares,
  }))
}

function programOf(
  { farm, vault, router }: HistoryBook,
  { kind, contract, pair, from_account: from, to_account: to }: Movements,
  changed: ReadonlySet<string>,
): HistoryProgram {
  if (kind === 'approval') return 'approval'
  if ([contract, from, to].includes(farm)) return 'farm'
  if ([from, to].includes(vault) || (contract === vault && [from, to].includes(nobody))) return 'faith'
  if (pair === '')
    return from !== router && to !== router ? 'transfer' : changed.size > 0 ? 'liquidity' : 'swap'
  if (contract === pair && ![from, to].includes(pair) && from !== nobody) return 'transfer'
  return contract === pair || changed.has(pair) ? 'liquidity' : 'swap'
}

/** A pair tells how many LP tokens it made or took back right before it tells for what. */
function sharesOf(before: readonly Movements[], { kind, contract }: Movements): string | null {
  const isOfSupply = ({ from_account, to_account }: Movements) =>
    (kind === 'mint' ? from_account : to_account) === nobody
  return before.findLast((row) => row.contract === contract && isOfSupply(row))?.amount ?? null
}
