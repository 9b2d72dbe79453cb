import { devnet } from '@love/contracts/deployments/1337'
import { defineChain } from 'viem'

export const devnetChain = /*#__PURE__*/ defineChain({
  id: devnet.chainId,
  name: 'LOVE devnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['/rpc'] } },
  contracts: { multicall3: { address: devnet.multicall3 } },
  testnet: true,
})
