import type { TokenPricesReply } from '@love/protocol/market/marketReplies'
import type { Token } from '@love/protocol/tokens/token'
import type { Database } from '../../store/openStore.ts'
import type { ReadCloses } from './createClosesReader.ts'
import { createUsdPrice } from './createUsdPrice.ts'
import { readClosesOf } from './readClosesOf.ts'
import { significantText } from './significantText.ts'
import { type Span, spanCount } from './span.ts'

/** At the end of every span, wherever there was a price. */
export async function tokenPrices(
  db: Database,
  { token, span, readCloses }: { token: Token; span: Span; readCloses: ReadCloses },
): Promise<TokenPricesReply['prices']> {
  const priceUsd = createUsdPrice(token)
  const closes = await readClosesOf(db, { pairs: priceUsd.pairs, span, readCloses })
  return Array.from({ length: spanCount(span) }, (_, at) => at).flatMap((at) => {
    const price = priceUsd.at(closes(at))
    return price ? [[span.first + at * span.seconds, significantText(price)] as const] : []
  })
}
