import type {
  PositionReply,
  PositionsReply,
  TracedReply,
  WorthText,
} from '@love/protocol/history/positions/positionsReply'
import { decimalOrNull } from '../../../chain/market/isDecimal.ts'
import { isTime, type MarketFields, marketFieldsOf, parseHead } from '../../../chain/market/parseHead.ts'
import { isWhole, parseAll } from '../../../chain/market/parseParts.ts'

/** Positions of which one cannot be read are none: somebody would take the rest for all. */
export function parsePositions(body: unknown): PositionsReply | undefined {
  const fields = marketFieldsOf(body)
  const head = parseHead(fields)
  const { account, since } = fields
  const positions = parseAll(fields.positions, parsePosition)
  const rewards = parseAll(fields.rewards, parseRewards)
  if (!head || !positions || !rewards || typeof account !== 'string') return undefined
  if (since !== null && !isTime(since)) return undefined
  return { ...head, account, since, positions, rewards }
}

const counts = [
  ...(['shares', 'staked', 'known', 'liquidity', 'feeShares', 'cameIn', 'wentOut', 'usdSeconds'] as const),
] as const
const worths = ['cost', 'paid', 'received', 'gained', 'growth', 'feeWorth'] as const

function parsePosition(fields: MarketFields): PositionReply | undefined {
  const { asset } = fields
  const transactions = parseAll(fields.transactions, parseTraced)
  const held = Object.entries(marketFieldsOf(fields.held)).map(([symbol, raw]) => [symbol, raw] as const)
  if (typeof asset !== 'string' || !transactions) return undefined
  if (!counts.every((name) => isWhole(fields[name])) || !held.every(([, raw]) => isWhole(raw)))
    return undefined
  const values = worths.map((name) => [name, parseWorth(fields[name])] as const)
  if (values.some(([, worth]) => !worth)) return undefined
  return {
    ...(Object.fromEntries(counts.map((name) => [name, fields[name]])) as Pick<
      PositionReply,
      (typeof counts)[number]
    >),
    ...(Object.fromEntries(values) as Pick<PositionReply, (typeof worths)[number]>),
    asset,
    held: Object.fromEntries(held) as PositionReply['held'],
    transactions,
  }
}

function parseRewards(fields: MarketFields): PositionsReply['rewards'][number] | undefined {
  const { pool, love } = fields
  const worth = parseWorth(fields.worth)
  const transactions = parseAll(fields.transactions, parseTraced)
  if (!isWhole(pool) || !isWhole(love) || !worth || !transactions) return undefined
  return { pool, love, worth, transactions }
}

function parseTraced({ hash, eth, love }: MarketFields): TracedReply | undefined {
  if (typeof hash !== 'string' || !/^0x[0-9a-f]{64}$/.test(hash)) return undefined
  return { hash, eth: decimalOrNull(eth), love: decimalOrNull(love) }
}

function parseWorth(body: unknown): WorthText | undefined {
  const { usd, eth, love } = marketFieldsOf(body)
  return isWhole(usd) && isWhole(eth) && isWhole(love) ? { usd, eth, love } : undefined
}
