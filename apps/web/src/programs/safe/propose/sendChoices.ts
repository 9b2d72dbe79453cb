import { shortAddress } from '@love/protocol/format/shortAddress'
import type { Token } from '@love/protocol/tokens/token'
import { eth } from '@love/protocol/tokens/tokens'
import type { Balances } from '@love/safe/api/replies/assets'
import { type Address, zeroAddress } from 'viem'
import { assetRows } from '../assets/assetRows.ts'

export type SendChoice = {
  /** Zero: ether. */
  readonly address: Address
  readonly token: Token
  /** What the Safe holds; undefined while it is not known. */
  readonly raw: bigint | undefined
  readonly isListed: boolean
  readonly label: string
}

/** Ether first, then what the Safe holds of tokens. Strangers' tokens say their address: any name can be given. */
export function sendChoices(balances: Balances | undefined): readonly SendChoice[] {
  const rows = balances ? assetRows(balances) : []
  const ether = rows.find(({ address }) => address === zeroAddress)
  const tokens = rows.filter(({ address, raw }) => address !== zeroAddress && raw !== undefined && raw > 0n)
  return [
    { address: zeroAddress, token: eth, raw: ether?.raw, isListed: true, label: 'ETH' },
    ...tokens.map(({ address, token, raw, isListed }) => ({
      address,
      token,
      raw,
      isListed,
      label: isListed ? token.symbol : `${token.symbol}, unlisted (${shortAddress(address)})`,
    })),
  ]
}
