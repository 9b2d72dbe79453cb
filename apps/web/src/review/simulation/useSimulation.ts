import type { Intent } from '@love/protocol/intents/intent'
import { useQuery } from '@tanstack/react-query'
import { useChain } from '../../chain/chainContext.ts'
import { useEverySecond } from '../../chain/useEverySecond.ts'
import { stringifyBigints } from '../../storage/bigintJson.ts'
import { callsWithoutPermits } from '../planCalls.ts'
import { judgeSimulation, type Simulation } from './judgeSimulation.ts'
import { simulate } from './simulate.ts'

/** A block of mainnet. */
const repeatMs = 12_000
/** Older ones are not acted on: the page was asleep, or the server is. */
const staleMs = 30_000

export type SimulationState =
  | { readonly status: 'simulating' }
  /** Its time has passed; a new one is under way. */
  | { readonly status: 'stale' }
  | Simulation

/** The intent as our server sees it happen: anew when it changes and with about every block. */
export function useSimulation(intent: Intent, { isOn }: { isOn: boolean }): SimulationState {
  const { deployment } = useChain()
  const { account, chainId, expects, positions = [] } = intent
  const calls = callsWithoutPermits(intent)
  const tokens = expects.map(({ address }) => address)
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['simulation', chainId, account, stringifyBigints([calls, tokens, positions])],
    queryFn: () =>
      simulate(
        { fetch: globalThis.fetch.bind(globalThis), multicall3: deployment.multicall3 },
        { account, calls, tokens, positions },
      ),
    refetchInterval: repeatMs,
    enabled: isOn,
    gcTime: staleMs,
    meta: { isKept: false },
  })
  const isStale = useEverySecond(() => Date.now() - dataUpdatedAt > staleMs)
  if (!data) return { status: 'simulating' }
  if (isStale) return { status: 'stale' }
  return judgeSimulation({ calls, expects, positions }, data)
}
