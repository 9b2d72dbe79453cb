import { safe130Contracts } from '@love/contracts/deployments/safe130'
import { safeContracts } from '@love/contracts/deployments/safe141'
import { toEventSelector } from 'viem'
import type { ChainLog } from '../../follow/chainLog.ts'

export const proxyCreationTopic = toEventSelector('event ProxyCreation(address,address)')

const lowered = (addresses: readonly string[]) => addresses.map((address) => address.toLowerCase())

export const proxyFactories: readonly string[] = lowered([
  safeContracts.proxyFactory,
  ...safe130Contracts.proxyFactories,
])

/** Any other code behind a proxy may claim any owners. */
export const knownImplementations: ReadonlySet<string> = new Set(
  lowered([safeContracts.safe, safeContracts.safeL2, ...safe130Contracts.singletons]),
)

export type ProxyCreation = { factory: string; proxy: string; implementation: string }

/** In 1.4.1 the proxy is a topic, in 1.3.0 it is not. */
export function decodeProxyCreation(
  log: Pick<ChainLog, 'address' | 'topics' | 'data'>,
): ProxyCreation | undefined {
  const [topic, ...indexed] = log.topics
  const words = [...indexed.map((word) => word.slice(2)), ...(log.data.slice(2).match(/.{64}/g) ?? [])]
  const [proxy, implementation] = words.map((word) => `0x${word.slice(-40)}`)
  if (topic !== proxyCreationTopic || proxy === undefined || implementation === undefined) return undefined
  return { factory: log.address, proxy, implementation }
}
