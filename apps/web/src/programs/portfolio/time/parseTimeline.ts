import type {
  TimelinePointReply,
  TimelinePositionReply,
  TimelineReply,
} from '@love/protocol/history/positions/timelineReply'
import { isTime, type MarketFields, marketFieldsOf, parseHead } from '../../../chain/market/parseHead.ts'
import { isWhole, parseAll, parsePrices } from '../../../chain/market/parseParts.ts'

/** A timeline of which a point cannot be read is none. */
export function parseTimeline(body: unknown): TimelineReply | undefined {
  const fields = marketFieldsOf(body)
  const head = parseHead(fields)
  const points = parseAll(fields.points, parsePoint)
  if (!head || !points || typeof fields.account !== 'string') return undefined
  return { ...head, account: fields.account, points }
}

function parsePoint(fields: MarketFields): TimelinePointReply | undefined {
  const { block, timestamp } = fields
  const changed = parseAmounts(fields.changed)
  const positions = Object.entries(marketFieldsOf(fields.positions)).map(
    ([symbol, position]) => [symbol, parsePosition(marketFieldsOf(position))] as const,
  )
  if (typeof block !== 'number' || !Number.isSafeInteger(block) || !isTime(timestamp) || !changed)
    return undefined
  const known = positions.flatMap(([symbol, position]) => (position ? [[symbol, position] as const] : []))
  if (known.length < positions.length) return undefined
  return {
    ...{ block, timestamp, changed },
    prices: parsePrices(fields.prices),
    positions: Object.fromEntries(known),
  }
}

function parsePosition({ known, ...fields }: MarketFields): TimelinePositionReply | undefined {
  const held = parseAmounts(fields.held)
  return isWhole(known) && held ? { known, held } : undefined
}

function parseAmounts(body: unknown): Readonly<Record<string, string>> | undefined {
  const entries = Object.entries(marketFieldsOf(body))
  const whole = entries.flatMap(([symbol, raw]) => (isWhole(raw) ? [[symbol, raw] as const] : []))
  return whole.length === entries.length ? Object.fromEntries(whole) : undefined
}
