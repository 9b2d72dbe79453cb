import type { PairState } from '@love/protocol/actions/readPair'
import type { TransferFees } from '@love/protocol/quotes/transferFees'
import { isSameAsset } from '@love/protocol/routes/findRoutes'
import { eth } from '@love/protocol/tokens/eth'
import type { Token } from '@love/protocol/tokens/token'
import { useQueries } from '@tanstack/react-query'
import { useChain } from '../../../chain/chainContext.ts'
import { transferFeeQuery } from './transferFeeQuery.ts'

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
