import { ether, type HistoryBook, type HistoryProgram, nobody } from '@love/protocol/history/movement'
import type { TimedLog } from '../follow/followSource.ts'
import type { Movements } from '../store/migrations/movements.ts'
import { readMovement, type ToldMovement } from './readMovement.ts'

/** The events as they are stored: with the pair that each went through, and the program that it is a part of. */
export function movementRows(book: HistoryBook, logs: readonly TimedLog[]): Movements[] {
  const rows: Movements[] = []
  let transaction: Movements[] = []
  const end = () => {
    rows.push(...withEther(book, withPrograms(book, transaction)))
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

/**
 * The router has WETH only on its way from ether to a pair or back. Whose ether it is follows where one account alone
 * traded in a transaction; otherwise it stays the router's.
 */
function withEther(book: HistoryBook, rows: readonly Movements[]): Movements[] {
  const { pairs, router, weth } = book
  const [trader, ...others] = tradersOf(book, rows)
  if (trader === undefined || others.length > 0) return [...rows]
  return rows.map((row) => {
    const { kind, contract, from_account: from, to_account: to } = row
    if (kind !== 'transfer' || contract !== weth) return row
    if (from === router && pairs.has(to)) return { ...row, contract: ether, from_account: trader }
    if (to === router && pairs.has(from)) return { ...row, contract: ether, to_account: trader }
    return row
  })
}

/** Who gave a pair something or got something. LP tokens that are made are also made for Uniswap itself. */
function tradersOf({ pairs, router }: HistoryBook, rows: readonly Movements[]): ReadonlySet<string> {
  const traded = rows.filter(
    ({ kind, program, from_account }) =>
      kind === 'transfer' && (program === 'swap' || program === 'liquidity') && from_account !== nobody,
  )
  const sides = traded.flatMap(({ from_account, to_account }) => [from_account, to_account])
  return new Set(sides.filter((side) => side !== nobody && side !== router && !pairs.has(side)))
}

/** A pair tells how many LP tokens it made or took back right before it tells for what. */
function sharesOf(before: readonly Movements[], { kind, contract }: Movements): string | null {
  const isOfSupply = ({ from_account, to_account }: Movements) =>
    (kind === 'mint' ? from_account : to_account) === nobody
  return before.findLast((row) => row.contract === contract && isOfSupply(row))?.amount ?? null
}
