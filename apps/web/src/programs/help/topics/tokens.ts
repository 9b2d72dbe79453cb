import type { Topic } from '../topic.ts'

export const tokensTopic: Topic = {
  icon: 'tokens',
  blocks: [
    '[Tokens](/tokens) shows the price, 24h change, 24h volume, supply and market cap of LOVE and WAR3, and your balance once you connect a wallet. Click a token for its chart, contract address and pairs.',
    { heading: 'Where prices come from' },
    'Only from on-chain pools: LOVE from LOVE-USDT, ETH from LOVE-ETH, WAR3 from WAR3-ETH, and any other token from its pair with LOVE. If the ETH-USDT pool is deeper, ETH is priced from that one.',
    'A price that is not available reads “n/a” with the reason. Amounts are rounded down, so you never see more than you have.',
    { heading: 'Which currency' },
    'Show values in US dollars, ETH or LOVE: choose in the [Control Panel](/control-panel?tab=trading).',
    { heading: 'See LOVE in your wallet' },
    'Most wallets show only tokens that you have added. *Add to wallet* on a token page adds it for you. If you add a token by hand, compare the contract address: anyone can copy a name, but not an address.',
  ],
}
