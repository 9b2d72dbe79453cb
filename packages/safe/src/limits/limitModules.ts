import { allowanceModules, type OfficialModule } from '@love/contracts/deployments/allowanceModules'
import { type Address, type Client, isAddressEqual, keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import { isListed } from '../build/owners.ts'
import { carriedCalls, deepestBatch } from '../decode/carriedCalls.ts'
import type { MultiSendCall } from '../multiSend.ts'

export type LimitModule = OfficialModule & {
  /** `foreign`: something is at the address, but not the code that Safe deployed there. */
  readonly code: 'official' | 'foreign' | 'missing'
  /** Of this Safe. */
  readonly isEnabled: boolean
}

/** The module of that address, if it is one of Safe’s for spending limits. */
export function limitModuleAt(address: Address): OfficialModule | undefined {
  return allowanceModules.find((module) => isAddressEqual(module.address, address))
}

/** `setAllowance` of the module. */
const setAllowance = '0xbeaeb388'

/** Whether a transaction, or any call inside it, lets somebody spend; by its first bytes, so that a cut call is found too. */
export function givesLimit({ to, data }: Pick<MultiSendCall, 'to' | 'data'>, depth = 0): boolean {
  if (limitModuleAt(to) && data.slice(0, 10).toLowerCase() === setAllowance) return true
  const inside = depth < deepestBatch ? carriedCalls(data)?.calls : undefined
  return inside?.some((call) => givesLimit(call, depth + 1)) ?? false
}

/** Code that was right once cannot change: it has no way to. */
const seen = new WeakMap<Client, Set<Address>>()

export async function readLimitModules(
  client: Client,
  { modules }: { readonly modules: readonly Address[] },
): Promise<readonly LimitModule[]> {
  const proven = seen.get(client) ?? new Set()
  seen.set(client, proven)
  return Promise.all(
    allowanceModules.map(async (module) => {
      const { address, codeHash } = module
      const found = proven.has(address) ? undefined : await getCode(client, { address })
      if (found && keccak256(found) === codeHash) proven.add(address)
      const code = proven.has(address) ? 'official' : found ? 'foreign' : 'missing'
      return { ...module, code, isEnabled: isListed(modules, address) } as const
    }),
  )
}

/** Where a new limit is written: the module that the Safe already has, or the newest one on this network. */
export function moduleForNew<Module extends LimitModule>(modules: readonly Module[]): Module | undefined {
  const usable = modules.filter(({ code }) => code === 'official')
  return usable.findLast(({ isEnabled }) => isEnabled) ?? usable.at(-1)
}
