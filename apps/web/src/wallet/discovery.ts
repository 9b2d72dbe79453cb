import { once } from '@love/protocol/once'
import { createDiscovery } from './createDiscovery.ts'

/** The wallets that announced themselves on this page. */
export const discovery = once(() => createDiscovery(window))
