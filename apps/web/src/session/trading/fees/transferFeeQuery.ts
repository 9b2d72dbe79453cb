import type { PairState } from '@love/protocol/actions/readPair'
import type { Amount } from '@love/protocol/amounts/amount'
import { isSameAsset } from '@love/protocol/routes/findRoutes'
import type { Token } from '@love/protocol/tokens/token'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ChainAccess } from '../../../chain/chainContext.ts'
import { readTransferFee } from './readTransferFee.ts'

/** Less cannot show a hundredth of a percent. */
const leastAmount = 10_000n

/** Asked once in a visit: tokens change this rarely, and every swap is rehearsed before it is sent. */
export function transferFeeQuery(
  { deployment }: Pick<ChainAccess, 'deployment'>,
  token: Token,
  states: readonly PairState[] | undefined,
) {
  const pool = states && deepestPool(token, states)
  return queryOptions({
    queryKey: ['transferFee', deployment.chainId, token.symbol],
    queryFn: pool
      ? ({ signal }) =>
          readTransferFee({
            fetch,
            token: tokenAddress(deployment, token),
            holder: pool.address,
            amount: pool.held / 100n + leastAmount,
            signal,
          })
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isKept: false },
  })
}

function deepestPool(token: Token, states: readonly PairState[]) {
  return states
    .map(({ address, reserves }) => {
      const sides: readonly Amount[] = reserves ? [reserves.token, reserves.base] : []
      return { address, held: sides.find((side) => isSameAsset(side.token, token))?.raw ?? 0n }
    })
    .filter(({ held }) => held >= leastAmount * 2n)
    .reduce<{ address: PairState['address']; held: bigint } | undefined>(
      (a, b) => (a && a.held >= b.held ? a : b),
      undefined,
    )
}
