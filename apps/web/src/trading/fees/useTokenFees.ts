import type { PairState } from '@love/protocol/actions/readPair'
import type { Amount } from '@love/protocol/amounts/amount'
import type { TransferFees } from '@love/protocol/quotes/amountOut'
import { isSameAsset } from '@love/protocol/routes/findRoutes'
import type { Token } from '@love/protocol/tokens/token'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { eth } from '@love/protocol/tokens/tokens'
import { queryOptions, skipToken, useQueries } from '@tanstack/react-query'
import { type ChainAccess, useChain } from '../../chain/chainContext.ts'
import { readTransferFee } from './readTransferFee.ts'

export type KnownFees = {
  readonly fees: TransferFees
  readonly isChecking: boolean
  /** Nobody can say what these keep of a transfer. */
  readonly unchecked: readonly Token[]
}

/** What tokens keep of every transfer. Ether, wrapped or not, keeps nothing. */
export function useTokenFees(all: readonly Token[], states: readonly PairState[] | undefined): KnownFees {
  const access = useChain()
  const tokens = all.filter((token) => !isSameAsset(token, eth))
  return useQueries({
    queries: tokens.map((token) => transferFeeQuery(access, token, states)),
    combine: (results): KnownFees => {
      const read = tokens.map((token, index) => ({ token, result: results[index] }))
      return {
        fees: Object.fromEntries(
          read.flatMap(({ token, result }) =>
            result?.data && 'basisPoints' in result.data && result.data.basisPoints > 0n
              ? [[token.symbol, result.data.basisPoints]]
              : [],
          ),
        ),
        isChecking: results.some(
          ({ isFetching, data, failureReason }) => isFetching && !data && !failureReason,
        ),
        unchecked: read.flatMap(({ token, result }) =>
          result?.failureReason || (result?.data && 'unavailable' in result.data) ? [token] : [],
        ),
      }
    },
  })
}

/** Less cannot show a hundredth of a percent. */
const leastAmount = 10_000n

/** Asked once in a visit: tokens change this rarely, and every swap is simulated before it is sent. */
function transferFeeQuery(
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
      const sides: readonly Amount[] = reserves ? [reserves.other, reserves.base] : []
      return { address, held: sides.find((side) => isSameAsset(side.token, token))?.raw ?? 0n }
    })
    .filter(({ held }) => held >= leastAmount * 2n)
    .reduce<{ address: PairState['address']; held: bigint } | undefined>(
      (a, b) => (a && a.held >= b.held ? a : b),
      undefined,
    )
}
