import { formatAmount } from '@love/protocol/amounts/amount'
import { cleanText } from '@love/protocol/format/cleanText'
import { eth } from '@love/protocol/tokens/tokens'
import type { TransactionInfo } from '@love/safe/api/replies/transactionInfo'
import { listedCollection, listedToken } from '../known/listedToken.ts'

export type TransferInfo = Extract<TransactionInfo, { readonly type: 'Transfer' }>['transferInfo']

/** More than any token has; beyond it an amount cannot be shown. */
const mostDecimals = 77

/** How much of what; figures and names of unlisted tokens are what their makers say. */
export function transferWords(info: TransferInfo): string {
  switch (info.type) {
    case 'NATIVE_COIN':
      return amountWords(info.value, eth)
    case 'ERC20': {
      const token = listedToken(info.tokenAddress)
      if (token) return amountWords(info.value, token)
      const symbol = cleanText(info.tokenSymbol ?? '', 20) || 'an unknown token'
      const { decimals = 0 } = info
      if (decimals < 0 || decimals > mostDecimals) return `an unknown amount of ${symbol}`
      return amountWords(info.value, { ...eth, symbol, decimals })
    }
    case 'ERC721': {
      const collection =
        listedCollection(info.tokenAddress) ?? (cleanText(info.tokenName ?? '', 40) || 'collectible')
      const name = `${collection} #${cleanText(info.tokenId, 80)}`
      return info.value === undefined || info.value === '1' ? name : `${cleanText(info.value, 80)} × ${name}`
    }
    default:
      return `an unknown asset (“${cleanText(String(info.type))}”)`
  }
}

function amountWords(value: string, token: Parameters<typeof formatAmount>[0]['token']): string {
  return /^\d{1,80}$/.test(value)
    ? formatAmount({ raw: BigInt(value), token })
    : `an unknown amount of ${token.symbol}`
}
