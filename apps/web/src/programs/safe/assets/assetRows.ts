import { cleanText } from '@love/protocol/format/cleanText'
import { type Figure, isAvailable, unavailable } from '@love/protocol/prices/figure'
import { add, type Fraction, fraction } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import type { Balances } from '@love/safe/api/replies/assets'
import type { Address } from 'viem'
import { definedIcon } from '../../../chain/definedIcon.ts'
import { listedToken } from '../known/listedToken.ts'
import { decimalText } from './decimalText.ts'

export type AssetRow = {
  readonly address: Address
  readonly token: Token
  /** Undefined where the gateway gave no amount. */
  readonly raw: bigint | undefined
  readonly isListed: boolean
  /** A picture of others, for a listed token that has none of ours. Whoever is not listed could show anybody's. */
  readonly logo: string
  /** In dollars. */
  readonly price: Figure
  readonly value: Figure
}

const mostDecimals = 77

/** What a Safe holds, the most valuable first; listed tokens as this build knows them. */
export function assetRows(balances: Balances): readonly AssetRow[] {
  return balances.items.map(rowOf).sort((one, other) => compare(other.value, one.value))
}

/** Of what has a price. */
export function totalOf(rows: readonly AssetRow[]): Fraction {
  return rows.reduce((sum, { value }) => (isAvailable(value) ? add(sum, value) : sum), fraction(0n))
}

function rowOf({ tokenInfo, balance, fiatBalance, fiatConversion }: Balances['items'][number]): AssetRow {
  const listed = listedToken(tokenInfo.address)
  const { decimals = 0 } = tokenInfo
  const isSound = listed !== undefined || (decimals >= 0 && decimals <= mostDecimals)
  const token = listed ?? {
    symbol: cleanText(tokenInfo.symbol, 20) || 'no symbol',
    name: cleanText(tokenInfo.name, 40),
    decimals: isSound ? decimals : 0,
    icon: '',
  }
  const hasPrice = /[1-9]/.test(fiatConversion)
  const missing = unavailable(listed ? 'no price available' : 'unlisted, so it has no price')
  return {
    address: tokenInfo.address,
    token,
    raw: isSound && /^\d{1,80}$/.test(balance) ? BigInt(balance) : undefined,
    isListed: listed !== undefined,
    logo: listed && definedIcon(listed) === 'token-unknown' ? tokenInfo.logoUri : '',
    price: hasPrice ? decimalText(fiatConversion) : missing,
    value: hasPrice ? decimalText(fiatBalance) : missing,
  }
}

/** What has no value comes last. */
function compare(one: Figure, other: Figure): number {
  if (!isAvailable(one) || !isAvailable(other)) return Number(isAvailable(one)) - Number(isAvailable(other))
  const difference = one.numerator * other.denominator - other.numerator * one.denominator
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}
