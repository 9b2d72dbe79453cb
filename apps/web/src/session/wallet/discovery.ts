import { createDiscovery } from './createDiscovery.ts'
import { once } from '../../chain/once.ts'

/** The wallets that announced themselves on this page. */
export const discovery = once(() => createDiscovery(window))
