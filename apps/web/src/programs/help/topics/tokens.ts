import type { Topic } from '../topic.ts'

export const tokensTopic: Topic = {
  icon: 'tokens',
  blocks: [
    '[Tokens](/tokens) shows LOVE and WAR3: price, change and volume of 24 hours, supply, market value, and your own balance once a wallet is connected. The name of a token opens its page with a chart, the address of its contract, and the pairs it is in.',
    { heading: 'Where prices come from' },
    'From the pools on the chain and nowhere else: LOVE over LOVE-USDT, ether over LOVE-ETH, WAR3 over WAR3-ETH, any other token over its pair with LOVE. If there is a deeper pool of ether and USDT, ether is priced by that one.',
    'A number that cannot be known reads “n/a” and says why. Amounts are cut, not rounded: nobody is shown more than there is.',
    { heading: 'Which currency' },
    'Values are in US dollars, ether or LOVE: choose it in the [Control Panel](/control-panel?tab=trading).',
    { heading: 'See LOVE in your wallet' },
    'Wallets list only tokens that they were told about. *Add to wallet* on the page of a token tells yours. Compare the address of the contract if you add it by hand: names can be copied, addresses cannot.',
  ],
}
