import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ChainContext } from './chainContext.ts'
import { createChainClient } from './createChainClient.ts'
import { createQueryClient } from './createQueryClient.ts'
import { network } from './network.ts'
import { createServerClock } from './serverClock.ts'

/** Everything that reads the chain hangs below this; it is loaded with the first program, not with the shell. */
export function ChainProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  const [access] = useState(() => {
    const clock = createServerClock(Date.now)
    const client = createChainClient({
      chain: network.chain,
      rpcUrl: '/rpc',
      onResponse: (response) => clock.note(response.headers.get('date')),
    })
    return { client, clock, deployment: network.deployment }
  })
  return (
    <ChainContext value={access}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ChainContext>
  )
}
