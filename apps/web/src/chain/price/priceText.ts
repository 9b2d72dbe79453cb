import { formatDecimal } from '@love/protocol/format/formatNumber'
import type { IconName } from '@love/ui98/Icon'
import type { PriceReply } from './priceReply.ts'

export type PriceState = { status: 'loading' } | { status: 'failed' } | { status: 'known'; reply: PriceReply }

type PriceText = { text: string; change?: string | undefined; spoken: string; light: IconName }

/** What the tray shows, what it says aloud, and the colour of the node's light. */
export function priceText(state: PriceState): PriceText {
  switch (state.status) {
    case 'loading':
      return { text: 'LOVE …', spoken: 'Loading the LOVE price', light: 'node-yellow' }
    case 'failed':
      return {
        text: 'LOVE n/a',
        spoken: 'The server is not responding. Retrying…',
        light: 'node-red',
      }
    case 'known': {
      const { usd, change24h, reason, stale, byOneNode } = state.reply
      const light = stale ? 'node-yellow' : 'node-green'
      if (usd === null)
        return { text: 'LOVE n/a', spoken: `LOVE price unavailable: ${reason ?? 'no reason given'}`, light }
      const price = `$${formatDecimal(usd, { significant: 4 })}`
      const change = change24h === null ? undefined : percent(change24h)
      const age = stale ? ', out of date: the node is not responding' : ''
      const source = byOneNode ? ', from one node' : ''
      return {
        text: `LOVE ${price}`,
        change,
        spoken: `One LOVE is ${price}${change ? `, ${change} in 24 hours` : ''}${source}${age}`,
        light,
      }
    }
    default:
      return state satisfies never
  }
}

/** `0.0123` reads `+1.23%`. */
function percent(change: string): string {
  const text = (Number(change) * 100).toFixed(2)
  return `${text.startsWith('-') ? '' : '+'}${text}%`
}
