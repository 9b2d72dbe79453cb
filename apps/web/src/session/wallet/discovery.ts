import { once } from '../../chain/once.ts'
import { createDiscovery } from './createDiscovery.ts'

/** The wallets that announced themselves on this page. */
export const discovery = once(() => createDiscovery(window))
