import type { Portfolio } from '@love/protocol/actions/readPortfolio'
import { lpValue } from '@love/protocol/farm/liquidityAt'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { combine, type Figure, unavailable } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import type { Token } from '@love/protocol/tokens/token'
import { faith, love } from '@love/protocol/tokens/tokens'
import { sharePrice } from '@love/protocol/vault/vaultAt'
import { poolValue } from '../../chain/prices/poolValue.ts'

const wholeLp = 10n ** 18n

export type PortfolioPrices = {
  /** USD of one whole token. */
  readonly ofToken: (token: Token) => Figure
  /** USD of one whole LP token: its part of both sides of the pair. */
  readonly ofLp: (pair: PairDefinition | undefined, supply: bigint) => Figure
}

export function portfolioPrices({ pairs, vault }: Pick<Portfolio, 'pairs' | 'vault'>): PortfolioPrices {
  const listed = usdPrices(pairs)
  return {
    // No pair trades FAITH: it is worth the LOVE that leaving the vault pays.
    ofToken: (token) =>
      token.symbol === faith.symbol ? combine([sharePrice(vault), listed(love)], multiply) : listed(token),
    ofLp: (pair, supply) => {
      const state = pair && pairs.find(({ definition }) => definition.name === pair.name)
      if (!state) return unavailable("this LP token's pair is not listed here")
      return lpValue(wholeLp, { supply }, poolValue(state, listed))
    },
  }
}
