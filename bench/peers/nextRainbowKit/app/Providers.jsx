'use client'

import { getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { http } from 'viem'
import { mainnet } from 'viem/chains'
import { WagmiProvider } from 'wagmi'

const devnet = { ...mainnet, id: 1337, name: 'devnet', rpcUrls: { default: { http: ['/rpc'] } } }
const config = getDefaultConfig({
  appName: 'Pairs',
  projectId: 'none',
  chains: [devnet],
  transports: { [devnet.id]: http('/rpc', { batch: true }) },
  ssr: true,
})

export function Providers({ children }) {
  const [client] = useState(() => new QueryClient())
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={client}>
        <RainbowKitProvider>{children}</RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
