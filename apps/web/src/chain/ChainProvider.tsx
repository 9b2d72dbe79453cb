import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { ChainContext } from './chainContext.ts'
import { chainSetup } from './chainSetup.ts'

/** Everything that reads the chain hangs below this; it is loaded with the first program, not with the shell. */
export function ChainProvider({ children }: { children: ReactNode }) {
  const { access, queryClient, persist } = chainSetup()
  // Not while hydrating: the first drawing must be that of the prerendered page, which has no figures.
  useEffect(persist, [persist])
  return (
    <ChainContext value={access}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ChainContext>
  )
}
