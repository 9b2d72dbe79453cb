import type { Farm } from '@love/protocol/farm/farm'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { ChainAccess } from '../chainContext.ts'
import { chainDefaults } from '../chainDefaults.ts'
import { farmQuery } from './farmQuery.ts'
import { type FarmNumbers, farmMark, readFarmNumbers } from './readFarmNumbers.ts'

/** The farm that was just read has them: the first look comes when the next block may be there. */
const notLookedYet: FarmNumbers = { block: 0n, mark: '' }

/** The newest block, and a look whether what the farm said before it still holds. If not, the farm is read again. */
export function farmNumbersQuery(access: ChainAccess, account: Address | undefined) {
  const { client, deployment } = access
  const { queryKey } = farmQuery(access, account)
  return queryOptions({
    queryKey: ['farmNumbers', deployment.chainId, account?.toLowerCase()],
    queryFn: async ({ client: queries }) => {
      const known = () => queries.getQueryData<Farm>(queryKey)
      const lpTokens = known()?.pools.map(({ lpToken }) => lpToken) ?? []
      const numbers = await readFarmNumbers(client, { deployment, lpTokens })
      const farm = known()
      if (farm && numbers.block > farm.block && numbers.mark !== farmMark(farm))
        void queries.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false })
      return numbers
    },
    initialData: notLookedYet,
    refetchInterval: chainDefaults.pollingMs,
    meta: { isKept: false },
  })
}
