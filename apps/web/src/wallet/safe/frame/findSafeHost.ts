import { once } from '@love/protocol/once'
import { connectToHost, type HostConnection } from '@love/safe/frame/app/connectToHost'
import type { AppWindow } from '@love/safe/frame/app/createHostLine'
import { network } from '../../../chain/network.ts'
import { readSafeHosts } from './readSafeHosts.ts'

export type FindSafeHostDeps = {
  readonly window: AppWindow & { readonly origin: string }
  readonly fetch: typeof globalThis.fetch
  readonly chainId: number
}

/** Our own host window is a page of this origin, which no list has to name. */
export async function findHost({
  window,
  fetch,
  chainId,
}: FindSafeHostDeps): Promise<HostConnection | undefined> {
  const hosts = [...(await readSafeHosts(fetch)), window.origin]
  return connectToHost({ window, hosts, chainId })
}

/** Asked once a page; undefined when nobody allowed is around it or answers. Throws why its Safe cannot be used. */
export const findSafeHost = once(() =>
  findHost({
    window: window as AppWindow & { readonly origin: string },
    fetch: (...request) => globalThis.fetch(...request),
    chainId: network.chain.id,
  }),
)
