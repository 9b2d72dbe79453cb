import type { Farm } from '@love/protocol/farm/farm'
import { useQueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useChain } from '../chainContext.ts'
import { type ReadingOptions, useReading } from '../useReading.ts'
import { farmNumbersQuery } from './farmNumbersQuery.ts'
import { farmQuery } from './farmQuery.ts'

/** The farm and, with an account, its stakes. `block` is newer than the reading: `pendingAt` computes up to it. */
export function useFarm(account: Address | undefined, { isHeld = false }: ReadingOptions = {}) {
  const access = useChain()
  const queryClient = useQueryClient()
  const farm = useReading(farmQuery(access, account), { isHeld })
  const numbers = useReading(farmNumbersQuery(access, account), { isHeld: farm.data === undefined })
  const read = farm.data?.block ?? 0n
  const seen = numbers.data?.block ?? 0n

  /** For what is about to be sent: the figures of right now. */
  function readNow(): Promise<Farm> {
    return queryClient.fetchQuery({ ...farmQuery(access, account), staleTime: 0, retry: false })
  }

  return {
    data: farm.data,
    failureReason: farm.failureReason ?? numbers.failureReason,
    readAgain: farm.readAgain,
    block: seen > read ? seen : read,
    readNow,
  }
}
