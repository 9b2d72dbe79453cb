import { cleanText } from '@love/protocol/format/cleanText'

/** As many characters as gateways keep. */
const most = 200
const longestName = 60

/** Where a proposal came from, as gateways keep it. */
export function proposalOrigin({ name, origin: url }: { name: string; origin: string }): string | undefined {
  const whole = JSON.stringify({ url, name: cleanText(name, longestName) })
  const short = whole.length <= most ? whole : JSON.stringify({ url, name: '' })
  return short.length <= most ? short : undefined
}
