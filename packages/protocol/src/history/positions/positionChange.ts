import type { Amount } from '../../amounts/amount.ts'
import { squareRoot } from '../../liquidity/squareRoot.ts'
import type { Token } from '../../tokens/token.ts'
import { faith, love } from '../../tokens/tokens.ts'
import type { HistoryMovement } from '../historyReply.ts'
import { type AccountMovements, movedFor, netOf } from '../moved.ts'
import type { HistoryBook } from '../movement.ts'
import { shareOf } from './worth.ts'

/** What one transaction did to the shares of a pair or of the vault that an account has, in its wallet or staked. */
export type PositionChange = {
  /** LP tokens, or FAITH. */
  readonly asset: Token
  /** Shares that were made for it (more than nothing) or given back. */
  readonly pooled: bigint
  /** Shares that came from somebody or went to somebody: nobody can tell what they had cost. */
  readonly sent: bigint
  /** Shares that the farm kept of a deposit. */
  readonly fee: bigint
  /** How many of the shares are staked more, or less. */
  readonly staked: bigint
  /** What the pool got for its shares, or gave. */
  readonly amounts: readonly Amount[]
  /** The same in one number that trades do not change: of a pair the root of the product, of the vault LOVE. */
  readonly liquidity: bigint
  /** What the account paid for it (less than nothing) and what it got. */
  readonly moved: readonly Amount[]
}

/** LOVE that the farm paid for a stake, by the number of its pool. */
export type Harvest = { readonly pool: string; readonly raw: bigint }

/** All movements of one transaction, whoever they are about, in the order of the chain. */
export function positionChanges(transaction: AccountMovements): readonly PositionChange[] {
  const assets = [...transaction.book.lpTokens, [transaction.book.vault, faith] as const]
  const changes = assets.flatMap(([contract, asset]) => changeOf(transaction, contract, asset))
  const paid = { vault: tradedBy(transaction, true), pairs: tradedBy(transaction, false) }
  const pooling = changes.filter(({ pooled, asset }) => pooled !== 0n && asset !== faith)
  return changes.map((change) => {
    const ofVault = change.asset === faith
    // Two pairs at once share what was paid: each counts what it got itself.
    if (!ofVault && pooling.length > 1) return { ...change, moved: signed(change) }
    const moved = ofVault ? paid.vault : paid.pairs
    if (change.pooled > 0n && !moved.some(({ raw }) => raw < 0n)) return paidByAnother(change)
    return { ...change, moved: change.pooled < 0n && moved.length === 0 ? signed(change) : moved }
  })
}

const signed = ({ pooled, amounts }: PositionChange) =>
  amounts.map(({ raw, token }) => ({ raw: pooled > 0n ? -raw : raw, token }))

function paidByAnother(change: PositionChange): PositionChange {
  return { ...change, pooled: 0n, sent: change.sent + change.pooled, amounts: [], liquidity: 0n, moved: [] }
}

/** What the account gave and got in trades and for liquidity, or of the vault; not the shares themselves. */
function tradedBy(transaction: AccountMovements, ofVault: boolean): readonly Amount[] {
  const programs = ofVault ? ['faith'] : ['swap', 'liquidity']
  const moved = movedFor(transaction).filter(
    ({ program, isLp, token }) => programs.includes(program) && !isLp && token !== faith,
  )
  return netOf(moved)
}

function changeOf(transaction: AccountMovements, contract: string, asset: Token): PositionChange[] {
  const { book, account, movements } = transaction
  const moves = movements.filter((one) => one.kind === 'transfer' && one.contract === contract)
  if (!moves.some(({ from, to }) => from === account || to === account)) return []
  const between = (from: string, to: string) => sumOf(moves.filter(isBetween(from, to)))
  const staked = between(account, book.farm) - between(book.farm, account)
  const held =
    sumOf(moves.filter(({ to }) => to === account)) - sumOf(moves.filter(({ from }) => from === account))
  const fee = feeOf(transaction, contract)
  const change = held + staked
  const flows = flowsOf(book, contract, movements, change > 0n)
  const whole = flows.reduce((sum, { shares }) => sum + shares, 0n)
  const size = change < 0n ? -change : change
  const part = size < whole ? size : whole
  const pooled = change > 0n ? part : -part
  return [
    {
      ...{ asset, pooled, fee, sent: change - pooled, staked: staked - fee, moved: [] },
      amounts: netOf(flows.flatMap(({ amounts }) => amounts)).map(({ raw, token }) => ({
        raw: shareOf(raw, part, whole),
        token,
      })),
      liquidity: shareOf(
        flows.reduce((sum, { liquidity }) => sum + liquidity, 0n),
        part,
        whole,
      ),
    },
  ]
}

const sumOf = (moves: readonly HistoryMovement[]) =>
  moves.reduce((sum, { amount }) => sum + BigInt(amount), 0n)

function isBetween(from: string, to: string) {
  return (move: HistoryMovement) => move.from === from && move.to === to
}

/** The farm hands its fee on before it tells of the deposit; who deposits is told last. */
function feeOf({ book, account, movements }: AccountMovements, contract: string): bigint {
  let [fee, waiting] = [0n, 0n]
  for (const { kind, contract: of, from, to, amount } of movements) {
    const isStake = kind === 'transfer' && of === contract
    if (isStake && from === book.farm && to !== account) waiting += BigInt(amount)
    if (kind === 'deposit') {
      if (from === account) fee += waiting
      waiting = 0n
    }
    if (kind === 'withdraw' || kind === 'emergency') waiting = 0n
  }
  return fee
}

type Flow = { readonly shares: bigint; readonly amounts: readonly Amount[]; readonly liquidity: bigint }

/** What a pair or the vault tells that it got or gave, and for how many of its shares. */
function flowsOf(
  book: HistoryBook,
  contract: string,
  movements: readonly HistoryMovement[],
  isEntry: boolean,
): readonly Flow[] {
  if (contract === book.vault)
    return movements.flatMap(({ kind, contract: of, amount, shares }) => {
      if (of !== contract || kind !== (isEntry ? 'entered' : 'left')) return []
      const raw = BigInt(amount)
      return [{ shares: BigInt(shares ?? 0), amounts: [{ raw, token: love }], liquidity: raw }]
    })
  const [first, second] = book.sides.get(contract) ?? []
  return movements.flatMap(({ kind, contract: of, amount, other, shares }) => {
    if (!first || !second || of !== contract || kind !== (isEntry ? 'mint' : 'burn')) return []
    const [raw, otherRaw] = [BigInt(amount), BigInt(other ?? 0)]
    const amounts = [
      { raw, token: first },
      { raw: otherRaw, token: second },
    ]
    return [{ shares: BigInt(shares ?? 0), amounts, liquidity: squareRoot(raw * otherRaw) }]
  })
}

/** What the farm paid: right before it tells for which pool. */
export function harvestsOf({ book, account, movements }: AccountMovements): readonly Harvest[] {
  const harvests: Harvest[] = []
  let paid = 0n
  for (const { kind, contract, from, to, amount, other } of movements) {
    const isReward = kind === 'transfer' && book.tokens.get(contract) === love && from === book.farm
    if (isReward && to === account) paid += BigInt(amount)
    if (kind !== 'deposit' && kind !== 'withdraw') continue
    if ((from === account || to === account) && paid > 0n) harvests.push({ pool: other ?? '', raw: paid })
    if (from === account || to === account) paid = 0n
  }
  return harvests
}
