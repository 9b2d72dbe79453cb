import * as z from 'zod/mini'
import { TokenType } from '../enumerations.ts'
import { openEnum } from '../open.ts'
import { maybe, orElse, replyAddress } from '../values.ts'

export const tokenInfo = z.object({
  type: openEnum([TokenType.ERC20, TokenType.ERC721, TokenType.NATIVE_TOKEN]),
  address: replyAddress,
  decimals: maybe(z.int()),
  symbol: orElse(z.string(), ''),
  name: orElse(z.string(), ''),
  logoUri: orElse(z.string(), ''),
})

const balance = z.object({
  tokenInfo,
  balance: z.string(),
  fiatBalance: z.string(),
  fiatConversion: z.string(),
})

export const balances = z.object({ fiatTotal: z.string(), items: z.array(balance) })

export type Balances = z.output<typeof balances>

const words = orElse(z.string(), '')

export const collectible = z.object({
  address: replyAddress,
  tokenName: words,
  tokenSymbol: words,
  logoUri: words,
  id: z.string(),
  /** How many of it, where there may be several. */
  balance: maybe(z.string()),
  uri: words,
  name: words,
  description: words,
  imageUri: words,
  /** As its author wrote it: anything. */
  metadata: z.pipe(
    z.nullish(z.record(z.string(), z.unknown())),
    z.transform((fields) => fields ?? {}),
  ),
})

export type Collectible = z.output<typeof collectible>
