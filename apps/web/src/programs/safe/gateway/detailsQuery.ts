import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getTransactionDetails } from '@love/safe/api/endpoints/history'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { gatewayDefaults } from '../../../wallet/safe/gateway/gatewayDefaults.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { safeKey } from './safeKey.ts'

export type DetailsOptions = {
  /** What a list said about it: when that changes, the details are asked for again, and not before. */
  readonly seen?: string | undefined
}

/** All fields of one transaction, from which its hash can be computed. */
export function detailsQuery(safe: Address, id: string, { seen }: DetailsOptions = {}) {
  return queryOptions({
    queryKey: safeKey(safe, 'details', id, seen),
    queryFn: ({ signal }) =>
      callEndpoint(safeGateway(), getTransactionDetails, {
        parameters: { chainId: network.chain.id, transactionId: id },
        signal,
      }),
    // Only what was read for the same transaction may stand in for it meanwhile.
    placeholderData: (previous, query) =>
      query?.queryKey[4] === id ? keepPreviousData(previous) : undefined,
    ...gatewayDefaults,
    ...(seen !== undefined && { refetchInterval: false, staleTime: Number.POSITIVE_INFINITY }),
  })
}
