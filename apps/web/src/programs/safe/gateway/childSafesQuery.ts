import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getOwnedSafes } from '@love/safe/api/endpoints/safes'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { gatewayDefaults } from '../../../wallet/safe/gateway/gatewayDefaults.ts'
import { gatewayErrorText } from '../../../wallet/safe/gateway/gatewayErrorText.ts'
import { readEach } from '../../../wallet/safe/gateway/readEach.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { askedAtPace, type Unread } from './allOverviewsQuery.ts'

/** Of more nobody would keep an overview here, and each is a request. */
const mostParents = 20

/** A Safe that has another one among its owners. */
export type ChildSafe = { readonly safe: Address; readonly parent: Address }

export type ChildSafes = { readonly found: readonly ChildSafe[]; readonly unread: readonly Unread[] }

/** The Safes that these Safes own. */
export function childSafesQuery(parents: readonly Address[]) {
  const asked = parents.slice(0, mostParents)
  return queryOptions({
    queryKey: ['child Safes', network.chain.id, asked],
    queryFn:
      asked.length > 0
        ? async ({ signal }): Promise<ChildSafes> => {
            const { values, failed } = await readEach(asked, async (parent) => {
              const parameters = { chainId: network.chain.id, address: parent }
              const { safes } = await callEndpoint(safeGateway(), getOwnedSafes, { parameters, signal })
              return safes.map((safe) => ({ safe, parent }))
            })
            const unread = failed.map(({ key, error }) => ({ safes: [key], why: gatewayErrorText(error) }))
            return { found: values.flat(), unread }
          }
        : skipToken,
    placeholderData: keepPreviousData,
    ...gatewayDefaults,
    refetchInterval: askedAtPace(asked.length),
  })
}
