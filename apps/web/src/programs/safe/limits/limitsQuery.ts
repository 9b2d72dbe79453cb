import { multicall } from '@love/protocol/actions/multicall'
import { cleanText } from '@love/protocol/format/cleanText'
import { shortAddress } from '@love/protocol/format/shortAddress'
import type { Token } from '@love/protocol/tokens/token'
import { type Limit, type LimitState, limitAt } from '@love/safe/limits/limit'
import { type LimitModule, readLimitModules } from '@love/safe/limits/limitModules'
import { type Limits, readLimits } from '@love/safe/limits/readLimits'
import { queryOptions } from '@tanstack/react-query'
import { type Address, erc20Abi } from 'viem'
import type { ChainAccess } from '../../../chain/chainContext.ts'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { safeKey } from '../gateway/safeKey.ts'
import { listedToken } from '../known/listedToken.ts'
import { readSafeSettings } from '../propose/readSafeSettings.ts'

export type ModuleLimits = LimitModule & {
  /** Undefined where the code is not the official one: nothing that it says is believed. */
  readonly known: Limits | undefined
}

export type LimitRow = {
  readonly module: ModuleLimits
  readonly limit: Limit
  readonly token: Token
  readonly isListed: boolean
  readonly state: LimitState
}

export type SafeLimits = {
  readonly modules: readonly ModuleLimits[]
  /** Of enabled modules: the others pay nobody. */
  readonly rows: readonly LimitRow[]
}

/** Slower than prices: owners change limits seldom, and whoever spends reads them again. */
const limitsMs = 3 * chainDefaults.pollingMs

/** From the chain: which modules of Safe's this Safe has, and what they let whom spend. */
export function limitsQuery(access: Pick<ChainAccess, 'client' | 'deployment'>, safe: Address) {
  return queryOptions({
    queryKey: safeKey(safe, 'limits'),
    queryFn: () => readSafeLimits(access, safe),
    refetchInterval: limitsMs,
    meta: { isKept: false },
  })
}

async function readSafeLimits(
  { client, deployment }: Pick<ChainAccess, 'client' | 'deployment'>,
  safe: Address,
): Promise<SafeLimits> {
  const { multicall3 } = deployment
  const settings = await readSafeSettings(client, { deployment, safe })
  const found = await readLimitModules(client, settings)
  const modules = await Promise.all(
    found.map(async (module): Promise<ModuleLimits> => {
      if (module.code !== 'official') return { ...module, known: undefined }
      return { ...module, known: await readLimits(client, { multicall3, module: module.address, safe }) }
    }),
  )
  const given = modules.flatMap((module) =>
    module.isEnabled && module.known
      ? module.known.limits.map((limit) => ({ module, limit, readAt: module.known?.readAt ?? 0 }))
      : [],
  )
  const strangers = [...new Set(given.map(({ limit }) => limit.token))].filter((token) => !listedToken(token))
  const tokens = await readTokens(client, { multicall3, strangers })
  return {
    modules,
    rows: given.map(({ module, limit, readAt }) => {
      const listed = listedToken(limit.token)
      return {
        module,
        limit,
        token: listed ?? tokens[limit.token] ?? unknownToken(limit.token),
        isListed: listed !== undefined,
        state: limitAt(limit, readAt),
      }
    }),
  }
}

type ReadTokensParameters = { readonly multicall3: Address; readonly strangers: readonly Address[] }

const mostDecimals = 77

/** What tokens that nobody lists say of themselves. */
async function readTokens(
  client: ChainAccess['client'],
  { multicall3, strangers }: ReadTokensParameters,
): Promise<Readonly<Record<Address, Token>>> {
  if (strangers.length === 0) return {}
  const said = await multicall(client, {
    multicallAddress: multicall3,
    contracts: strangers.flatMap(
      (address) =>
        [
          { abi: erc20Abi, address, functionName: 'decimals' },
          { abi: erc20Abi, address, functionName: 'symbol' },
        ] as const,
    ),
  })
  return Object.fromEntries(
    strangers.map((address, at) => {
      const decimals = said[2 * at]?.result
      const symbol = said[2 * at + 1]?.result
      const isSound = typeof decimals === 'number' && decimals <= mostDecimals
      if (!isSound) return [address, unknownToken(address)]
      const name = typeof symbol === 'string' ? cleanText(symbol, 20) : ''
      return [address, { ...unknownToken(address), symbol: name || shortAddress(address), decimals }]
    }),
  )
}

/** Without decimals an amount is a count of the smallest parts. */
function unknownToken(address: Address): Token {
  const name = shortAddress(address)
  return { symbol: `smallest units of ${name}`, name, decimals: 0, icon: '' }
}
