import type { SafeOverview } from '@love/safe/api/replies/safes'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { network } from '../../../chain/network.ts'
import { gatewayDefaults, isFinal } from '../../../wallet/safe/gateway/gatewayDefaults.ts'
import { gatewayErrorText } from '../../../wallet/safe/gateway/gatewayErrorText.ts'
import { readEach } from '../../../wallet/safe/gateway/readEach.ts'
import { readOverviews } from './overviewsQuery.ts'

/** A gateway reads those of one request one after the other, and refuses all of them for one that it cannot read. */
const together = 10
/** Anybody can make Safes that name an owner. */
const mostSafes = 200

/** Safes of a list that could not be read, and why. */
export type Unread = { readonly safes: readonly Address[]; readonly why: string }

export type Overviews = { readonly found: readonly SafeOverview[]; readonly unread: readonly Unread[] }

/** A line about each of many Safes; those that are none are left out. */
export function allOverviewsQuery(safes: readonly Address[], owner: Address | undefined) {
  const asked = safes.slice(0, mostSafes)
  const parts = Array.from({ length: Math.ceil(asked.length / together) }, (_, part) =>
    asked.slice(part * together, (part + 1) * together),
  )
  return queryOptions({
    queryKey: ['all overviews', network.chain.id, asked, owner],
    queryFn:
      asked.length > 0
        ? async ({ signal }): Promise<Overviews> => {
            const { values, failed } = await readEach(parts, (part) => readOverviews(part, owner, signal))
            const unread = failed.map(({ key, error }) => ({ safes: key, why: gatewayErrorText(error) }))
            return { found: values.flat(), unread }
          }
        : skipToken,
    // One more Safe in the list does not make those that are there disappear.
    placeholderData: keepPreviousData,
    ...gatewayDefaults,
    refetchInterval: askedAtPace(parts.length),
  })
}

/** The gateway is asked no more often for a long list than for a short one. */
export function askedAtPace(requests: number) {
  return ({ state: { error } }: { readonly state: { readonly error: unknown } }) =>
    isFinal(error) ? (false as const) : chainDefaults.pollingMs * Math.max(1, requests)
}
