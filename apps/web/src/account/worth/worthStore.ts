import type { ReactNode } from 'react'
import { createStore } from '../../storage/createStore.ts'

/** What stands beside the wallet button: drawn by code of the wallets, as the shell knows nothing of what people hold. */
export const worthStore = createStore<ReactNode>(null)
