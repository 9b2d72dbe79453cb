import { parseAmount } from '@love/protocol/amounts/parseAmount'
import type { Token } from '@love/protocol/tokens/token'
import { errorText } from '../../../chain/errorText.ts'

/** In the smallest parts, or what is wrong with it. */
export function typedAmount(text: string, token: Token): bigint | string {
  try {
    return parseAmount(text, token).raw
  } catch (error) {
    return errorText(error)
  }
}
