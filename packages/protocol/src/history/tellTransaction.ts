import { type Amount, formatAmount } from '../amounts/amount.ts'
import type { Token } from '../tokens/token.ts'
import { faith, love } from '../tokens/tokens.ts'
import { type AccountMovements, came, type Moved, movedFor, netOf, went } from './moved.ts'
import { nobody } from './movement.ts'

export type ToldTransaction = {
  /** In words: “Zapped 1 ETH into LOVE-ETH, staked 258.69 LOVE-ETH LP”. */
  readonly words: string
  /** What that was about, for a value: what was paid, harvested, or got for a share. */
  readonly about: readonly Amount[]
}

export type TellTransactionParameters = AccountMovements & {
  /** Of others, for people. */
  readonly nameOf: (address: string) => string
  /** Of the farm's pools; undefined where that is not known. */
  readonly poolName?: (pool: string) => string | undefined
}

/** What a transaction did for an account. */
export function tellTransaction(parameters: TellTransactionParameters): ToldTransaction {
  const moved = movedFor(parameters)
  const acts = [...tradeActs(moved), ...farmActs(parameters, moved), ...faithActs(moved)]
  const all = [...acts, ...transferActs(parameters, moved)].toSorted((a, b) => a.at - b.at)
  // Tokens tell of an allowance whenever some of it is used: it is news only where it stands alone.
  const told = all.length > 0 ? all : approvalActs(parameters)
  const [first, ...rest] = told.map(({ words }) => words)
  if (first === undefined) return { words: 'Nothing of its own moved', about: [] }
  return {
    words: [first, ...rest.map(lowerFirst)].join(', '),
    about: told.find(({ about }) => about.length > 0)?.about ?? [],
  }
}

type Act = { readonly at: number; readonly words: string; readonly about: readonly Amount[] }

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
const spoken = (amounts: readonly Amount[]) => listed(amounts.map(formatAmount))
const lowerFirst = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`
const startOf = (moved: readonly Moved[]) => moved[0]?.at ?? 0

/** Swaps and liquidity, and both at once: a zap. */
function tradeActs(moved: readonly Moved[]): readonly Act[] {
  const swapped = moved.filter(({ program }) => program === 'swap')
  const pooled = moved.filter(({ program }) => program === 'liquidity')
  const shares = netOf(pooled.filter(({ isLp }) => isLp))
  const sides = pooled.filter(({ isLp }) => !isLp)
  const [made, taken] = [came(shares), went(shares)]
  const names = (amounts: readonly Amount[]) => listed(amounts.map(({ token }) => pairName(token)))
  if (made.length > 0 && taken.length === 0 && swapped.length > 0) {
    const paid = went(netOf([...swapped, ...sides]))
    return [
      {
        at: Math.min(startOf(swapped), startOf(pooled)),
        words: `Zapped ${spoken(paid)} into ${names(made)}`,
        about: paid,
      },
    ]
  }
  const [paid, got] = [went(netOf(sides)), came(netOf(sides))]
  return [
    ...swapActs(swapped),
    ...(made.length > 0
      ? [{ at: startOf(pooled), words: `Added ${spoken(paid)} to ${names(made)}`, about: paid }]
      : []),
    ...(taken.length > 0
      ? [{ at: startOf(pooled), words: `Removed ${spoken(got)} from ${names(taken)}`, about: got }]
      : []),
  ]
}

function pairName({ symbol }: Token): string {
  return symbol.replace(/ LP$/, '')
}

function swapActs(swapped: readonly Moved[]): readonly Act[] {
  const net = netOf(swapped)
  const [paid, got] = [went(net), came(net)]
  const at = startOf(swapped)
  if (paid.length > 0 && got.length > 0)
    return [{ at, words: `Swapped ${spoken(paid)} for ${spoken(got)}`, about: paid }]
  if (paid.length > 0) return [{ at, words: `Sent ${spoken(paid)} to a pair`, about: paid }]
  return got.length > 0 ? [{ at, words: `Received ${spoken(got)} from a pair`, about: got }] : []
}

function farmActs(
  { account, movements, poolName }: TellTransactionParameters,
  moved: readonly Moved[],
): readonly Act[] {
  const ofFarm = moved.filter(({ program }) => program === 'farm')
  const stakes = ofFarm.filter(({ isLp }) => isLp)
  const rewards = ofFarm.filter(({ isLp, token, raw }) => !isLp && token === love && raw > 0n)
  const events = movements.filter(
    ({ kind, from, to }) =>
      (kind === 'deposit' || kind === 'withdraw' || kind === 'emergency') &&
      (from === account || to === account),
  )
  const isEmergency = events.some(({ kind }) => kind === 'emergency')
  const [staked, unstaked, harvested] = [went(netOf(stakes)), came(netOf(stakes)), netOf(rewards)]
  const pools = [...new Set(events.map(({ other }) => other ?? ''))]
  const [pool = '', ...otherPools] = pools
  const isNamed = otherPools.length === 0 && staked.length === 0 && unstaked.length === 0
  const from = isNamed ? poolName?.(pool) : undefined
  const source = otherPools.length > 0 ? ` from ${pools.length} pools` : from ? ` from ${from}` : ''
  const acts = [
    ...(staked.length > 0 ? [{ at: startOf(stakes), words: `Staked ${spoken(staked)}`, about: staked }] : []),
    ...(unstaked.length > 0
      ? [
          {
            at: startOf(stakes),
            words: `Unstaked ${spoken(unstaked)}${isEmergency ? ' in an emergency, without rewards' : ''}`,
            about: unstaked,
          },
        ]
      : []),
    ...(harvested.length > 0
      ? [{ at: startOf(rewards), words: `Harvested ${spoken(harvested)}${source}`, about: harvested }]
      : []),
  ]
  if (acts.length > 0 || events.length === 0) return acts
  return [{ at: events[0]?.at ?? 0, words: `Harvested nothing${source}`, about: [] }]
}

function faithActs(moved: readonly Moved[]): readonly Act[] {
  const ofVault = moved.filter(({ program }) => program === 'faith')
  const net = netOf(ofVault)
  const [paid, got] = [went(net), came(net)]
  const at = startOf(ofVault)
  if (got.some(({ token }) => token === faith))
    return [{ at, words: `Entered FAITH with ${spoken(paid)} for ${spoken(got)}`, about: paid }]
  if (paid.some(({ token }) => token === faith))
    return [{ at, words: `Left FAITH with ${spoken(paid)} for ${spoken(got)}`, about: got }]
  return []
}

/** Who has more than this is told by their number. */
const MOST_NAMED = 2

function transferActs(
  { account, nameOf }: TellTransactionParameters,
  moved: readonly Moved[],
): readonly Act[] {
  const sent = moved.filter(({ program }) => program === 'transfer')
  const act = (some: readonly Moved[], verb: string, side: string): Act[] => {
    if (some.length === 0) return []
    const amounts = netOf(some).map(({ raw, token }) => ({ raw: raw < 0n ? -raw : raw, token }))
    const others = [...new Set(some.map(({ other }) => other))]
    const who = others.length > MOST_NAMED ? `${others.length} addresses` : listed(others.map(nameOf))
    return [{ at: startOf(some), words: `${verb} ${spoken(amounts)} ${side} ${who}`, about: amounts }]
  }
  const isOwn = ({ from, to }: Moved) => from === account && to === account
  const own = sent.filter(isOwn)
  const others = sent.filter((one) => !isOwn(one))
  const is = (place: 'from' | 'to', address: string) => (one: Moved) => one[place] === address
  const minted = others.filter(is('from', nobody))
  const burned = others.filter(is('to', nobody))
  const between = others.filter((one) => one.from !== nobody && one.to !== nobody)
  return [
    ...act(between.filter(is('to', account)), 'Received', 'from'),
    ...act(between.filter(is('from', account)), 'Sent', 'to'),
    ...(minted.length > 0 ? [plainAct(minted, 'Received', ', newly minted')] : []),
    ...(burned.length > 0 ? [plainAct(burned, 'Burned', '')] : []),
    ...own.map((one) => ({ at: one.at, words: `Sent ${one.token.symbol} to itself`, about: [] })),
  ]
}

function plainAct(moved: readonly Moved[], verb: string, end: string): Act {
  const amounts = netOf(moved).map(({ raw, token }) => ({ raw: raw < 0n ? -raw : raw, token }))
  return { at: startOf(moved), words: `${verb} ${spoken(amounts)}${end}`, about: amounts }
}

const UNLIMITED = 2n ** 255n

function approvalActs({ book, account, movements, nameOf }: TellTransactionParameters): readonly Act[] {
  return movements.flatMap(({ kind, contract, from, to, amount, at }) => {
    const token = book.lpTokens.get(contract) ?? book.tokens.get(contract)
    if (kind !== 'approval' || !token || (from !== account && to !== account)) return []
    const raw = BigInt(amount)
    const limit = raw >= UNLIMITED ? `unlimited ${token.symbol}` : `up to ${formatAmount({ raw, token })}`
    const words =
      to === account
        ? raw === 0n
          ? `${nameOf(from)} revoked this address’s allowance for ${token.symbol}`
          : `${nameOf(from)} allowed this address to spend ${limit}`
        : raw === 0n
          ? `Revoked ${nameOf(to)}’s allowance for ${token.symbol}`
          : `Allowed ${nameOf(to)} to spend ${limit}`
    return [{ at, words, about: [] }]
  })
}
