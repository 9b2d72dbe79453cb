import type { Deployment } from '@love/contracts/deployments/deployment'
import { createContext, use } from 'react'
import type { ChainClient } from './createChainClient.ts'
import type { ServerClock } from './serverClock.ts'

export type ChainAccess = {
  readonly client: ChainClient
  readonly clock: ServerClock
  readonly deployment: Deployment
}

export const ChainContext = createContext<ChainAccess | undefined>(undefined)

export function useChain(): ChainAccess {
  const access = use(ChainContext)
  if (!access) throw new Error('useChain needs a ChainProvider above it.')
  return access
}
