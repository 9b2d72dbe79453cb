import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { http } from 'viem'
import { mainnet } from 'viem/chains'
import { createConfig, WagmiProvider } from 'wagmi'
import { injected } from 'wagmi/connectors'
import { Pairs } from './Pairs.jsx'

const devnet = { ...mainnet, id: 1337, name: 'devnet', rpcUrls: { default: { http: ['/rpc'] } } }
const config = createConfig({
  chains: [devnet],
  connectors: [injected()],
  transports: { [devnet.id]: http('/rpc', { batch: true }) },
})

createRoot(document.getElementById('root')).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <Pairs />
    </QueryClientProvider>
  </WagmiProvider>,
)
