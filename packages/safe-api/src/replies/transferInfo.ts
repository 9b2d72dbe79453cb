import * as z from 'zod/mini'
import { TokenType } from '../enumerations/TokenType.ts'
import { openUnion } from '../open/openUnion.ts'
import { maybe } from '../values/maybe.ts'
import { orElse } from '../values/orElse.ts'
import { replyAddress } from '../values/replyAddress.ts'

const token = {
  tokenAddress: replyAddress,
  tokenName: maybe(z.string()),
  tokenSymbol: maybe(z.string()),
  logoUri: maybe(z.string()),
}

export const transferInfo = openUnion([
  z.object({
    type: z.literal(TokenType.ERC20),
    ...token,
    decimals: maybe(z.int()),
    value: z.string(),
    trusted: orElse(z.boolean(), null),
    imitation: orElse(z.boolean(), false),
  }),
  z.object({ type: z.literal(TokenType.ERC721), ...token, tokenId: z.string() }),
  z.object({ type: z.literal(TokenType.NATIVE_COIN), value: z.string() }),
])
