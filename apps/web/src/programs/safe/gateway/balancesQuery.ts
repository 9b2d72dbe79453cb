import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getBalances } from '@love/safe/api/endpoints/assets'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { gatewayDefaults } from '../../../wallet/safe/gateway/gatewayDefaults.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { safeKey } from './safeKey.ts'

export type BalancesOptions = {
  /** Also tokens that nobody lists; anybody can make and send such. */
  readonly withUnlisted: boolean
}

/** What a Safe holds, in US dollars. */
export function balancesQuery(safe: Address, { withUnlisted }: BalancesOptions) {
  return queryOptions({
    queryKey: safeKey(safe, 'balances', withUnlisted),
    queryFn: ({ signal }) =>
      callEndpoint(safeGateway(), getBalances, {
        parameters: { chainId: network.chain.id, address: safe },
        query: { trusted: !withUnlisted },
        signal,
      }),
    placeholderData: keepPreviousData,
    ...gatewayDefaults,
  })
}
