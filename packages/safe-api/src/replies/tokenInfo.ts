import * as z from 'zod/mini'
import { TokenType } from '../enumerations/TokenType.ts'
import { openEnum } from '../open/openEnum.ts'
import { maybe } from '../values/maybe.ts'
import { orElse } from '../values/orElse.ts'
import { replyAddress } from '../values/replyAddress.ts'

export const tokenInfo = z.object({
  type: openEnum([TokenType.ERC20, TokenType.ERC721, TokenType.NATIVE_TOKEN]),
  address: replyAddress,
  decimals: maybe(z.int()),
  symbol: orElse(z.string(), ''),
  name: orElse(z.string(), ''),
  logoUri: orElse(z.string(), ''),
})
