import type { Topic } from '../topic.ts'

export const swapTopic: Topic = {
  icon: 'swap',
  blocks: [
    '[Swap](/swap?from=ETH&to=LOVE) trades one token for another at the best price of the known pools, through up to three of them.',
    {
      steps: [
        'Choose what you pay, for example ETH, and what you get, for example LOVE.',
        'Type one of the two amounts. The other one follows, and is quoted anew with every block. *Max* leaves enough ETH for the network fee.',
        'Look at the price, the price impact, what you get at least, and the route.',
        'Press *Review swap*, read the [review window](/help/review), and press *Confirm in wallet*.',
      ],
    },
    { heading: 'The numbers' },
    {
      facts: [
        [
          'Price impact',
          'What the size of your trade costs, without the fee of the pools. From 1 % on you are warned, from 15 % on you must type a word first. A smaller trade loses less.',
        ],
        [
          'You get at least',
          'The worst that you accept. If the price has moved further when your swap is executed, it fails instead.',
        ],
        [
          'Slippage',
          'How far that is from the quote: 0.5 % unless you choose another one. Above 1 % others can profit from your trade, above 5 % you must type a word first, above 50 % is refused.',
        ],
        ['Route', 'The pools that it goes through.'],
        ['Pool fee', '0.3 % for each pool. It belongs to those who have put liquidity into it.'],
        ['Token tax', 'Shown if a token keeps a part of every transfer. It is in the amounts already.'],
      ],
    },
    { heading: 'Approvals' },
    'ETH needs none. Any other token must be approved first: the router may then take exactly the amount of this swap. Tick *Approve an unlimited amount* only if you know why. Some tokens, such as USDT, must be set back to zero first; then that is one more step. What you have approved can be taken back in the [Control Panel](/control-panel?tab=allowances).',
    { heading: 'Good to know' },
    {
      list: [
        'A swap that waits for more than 20 minutes is no longer executed.',
        'The address of the window holds your swap, so a link to it can be shared.',
        '*Swap on Uniswap* leaves this page for another exchange, always with the tokens of mainnet.',
      ],
    },
  ],
}
