import { mainnet } from '@love/contracts/deployments/1'
import type { PairDefinition } from '../pairs/pair.ts'
import { pairOn } from '../pairs/pairOn.ts'
import type { Token } from '../tokens/token.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { eth } from '../tokens/tokens.ts'

const exchange = 'https://app.uniswap.org/#'

/** At the outside exchange, which knows mainnet only, whatever chain this build is for. */
export function swapUrl({ from, to }: { from: Token; to: Token }): string {
  return `${exchange}/swap?theme=dark&inputCurrency=${currency(from)}&outputCurrency=${currency(to)}`
}

export function addLiquidityUrl(pair: PairDefinition): string {
  const { token, baseAsset } = pairOn(mainnet, pair)
  return `${exchange}/add/v2/${token}/${baseAsset}`
}

function currency(token: Token): string {
  return token.symbol === eth.symbol ? 'ETH' : tokenAddress(mainnet, token)
}
