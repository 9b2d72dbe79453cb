import type { PairState } from '@love/protocol/actions/readPair'
import { readVault } from '@love/protocol/actions/readVault'
import { lpValue } from '@love/protocol/farm/liquidityAt'
import type { Intent } from '@love/protocol/intents/intent'
import { lpToken } from '@love/protocol/pairs/pair'
import { combine, type Figure } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import type { Token } from '@love/protocol/tokens/token'
import { faith, love } from '@love/protocol/tokens/tokens'
import { sharePrice } from '@love/protocol/vault/vaultAt'
import { useQuery } from '@tanstack/react-query'
import { useChain } from '../chain/chainContext.ts'
import { poolsQuery } from '../chain/pools/usePools.ts'
import { beingRead } from '../chain/prices/beingRead.ts'
import { poolValue } from '../chain/prices/poolValue.ts'
import { pairsQuery } from '../chain/usePairs.ts'

/** A block of mainnet. */
const repeatMs = 12_000

/** What a whole token is worth in USD, read on this device as everything that is reviewed. */
export function useReviewPrices(
  { expects, positions = [] }: Pick<Intent, 'expects' | 'positions'>,
  { isOn }: { isOn: boolean },
): (token: Token) => Figure {
  const access = useChain()
  const { data } = useQuery({ ...pairsQuery(access), refetchInterval: repeatMs, enabled: isOn })
  const states = data?.pairs ?? []
  const hasLp = [...expects, ...positions].some(({ token }) => lpState(token, states))
  const pools = useQuery({ ...poolsQuery(access), refetchInterval: repeatMs, enabled: isOn && hasLp })
  const hasFaith = expects.some(({ token }) => token.symbol === faith.symbol)
  const vault = useQuery({
    queryKey: ['vault price', access.deployment.chainId],
    queryFn: () => readVault(access.client, access),
    refetchInterval: repeatMs,
    enabled: isOn && hasFaith,
    meta: { isKept: false },
  })
  if (!data) return () => beingRead
  const price = usdPrices(states)
  return (token) => {
    if (token.symbol === faith.symbol)
      return vault.data ? combine([sharePrice(vault.data), price(love)], multiply) : beingRead
    const state = lpState(token, states)
    if (!state) return price(token)
    const supply = pools.data?.supplies[state.definition.name]?.total
    return supply === undefined
      ? beingRead
      : lpValue(10n ** BigInt(token.decimals), { supply }, poolValue(state, price))
  }
}

/** The pool whose share a token is. By its name: beside the name of its pool it is just called LP. */
function lpState({ name }: Token, states: readonly PairState[]): PairState | undefined {
  return states.find(({ definition }) => lpToken(definition).name === name)
}
