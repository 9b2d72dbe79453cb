import { formatDecimal } from '@love/protocol/format/formatNumber'
import type { IconName } from '@love/ui98/Icon'
import type { PriceReply } from './priceReply.ts'

export type PriceState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'known'
      readonly reply: PriceReply
      /** Why there is nothing newer, in a sentence. */
      readonly trouble?: string | undefined
      /** No try brings anything any more. */
      readonly isLost?: boolean
    }

type PriceText = {
  readonly text: string
  readonly change?: string | undefined
  readonly spoken: string
  readonly light: IconName
  readonly isOld: boolean
}

/** What the tray shows, what it says aloud, and the colour of the node's light. */
export function priceText(state: PriceState): PriceText {
  switch (state.status) {
    case 'loading':
      return { text: 'LOVE …', spoken: 'Loading the LOVE price', light: 'node-yellow', isOld: false }
    case 'failed':
      return {
        text: 'LOVE n/a',
        spoken: 'The server is not responding. Retrying…',
        light: 'node-red',
        isOld: false,
      }
    case 'known': {
      const { reply, trouble, isLost = false } = state
      const { usd, change24h, reason, stale, byOneNode } = reply
      const isOld = stale || isLost
      const light = isLost ? 'node-red' : stale || trouble ? 'node-yellow' : 'node-green'
      const why = trouble ? `. ${trouble}` : ''
      if (usd === null) {
        const words = reason ?? 'no reason given'
        return { text: 'LOVE n/a', spoken: `LOVE price unavailable: ${words}${why}`, light, isOld }
      }
      const price = `$${formatDecimal(usd, { significant: 4 })}`
      const change = change24h === null ? undefined : percent(change24h)
      const age = isOld ? `, out of date${trouble ? '' : ': the node is not responding'}` : ''
      const source = byOneNode ? ', from one node' : ''
      return {
        text: `LOVE ${price}`,
        change,
        spoken: `One LOVE is ${price}${change ? `, ${change} in 24 hours` : ''}${source}${age}${why}`,
        light,
        isOld,
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
