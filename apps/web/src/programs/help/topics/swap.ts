import type { Topic } from '../topic.ts'

export const swapTopic: Topic = {
  icon: 'swap',
  blocks: [
    '[Swap](/swap?from=ETH&to=LOVE) trades one token for another at the best price across all pools, through up to three of them.',
    {
      steps: [
        'Choose the token you pay, for example ETH, and the token you receive, for example LOVE. You can search by name or address; your balances and the tokens you used last come first.',
        'Enter either amount. The other one is calculated and updated every block. 25%, 50% and 75% fill in a part of your balance, and *Max* leaves enough ETH for the network fee.',
        'Check the price, what you lose to the swap, the minimum received and the route.',
        'Press *Review swap*, read the [review window](/help/review), and press *Confirm in wallet*.',
      ],
    },
    { heading: 'The numbers' },
    {
      facts: [
        [
          'You lose to the swap',
          'How much less you receive than at the current price, in percent and dollars: for the size of your swap, the LP fee and any token tax. You are warned from 1%, in red from 5%, and must type a word to continue from 15%. A smaller amount loses less.',
        ],
        [
          'Price impact',
          "How far your swap moves the pool's price: the next swap starts from there. It is about twice what the size of your swap costs you.",
        ],
        [
          'Minimum received',
          'The least you can receive. If the price moves further before your swap is executed, the swap reverts. You keep your tokens and pay only the network fee.',
        ],
        [
          'Max slippage',
          'How far below the quote the minimum is: 0.5% by default. Above 1% your trade may be front-run, above 5% you must type a word to continue, and above 50% is not allowed.',
        ],
        ['Route', 'The pools your swap goes through.'],
        ['LP fee', '0.3% per pool, paid to its liquidity providers.'],
        [
          'Token tax (fee on transfer)',
          'Shown when a token keeps part of every transfer. The amounts already include it.',
        ],
      ],
    },
    { heading: 'Approvals' },
    'ETH needs no approval. Before you swap any other token, you approve the router to spend exactly the amount of this swap. Tick *Approve unlimited* only if you know why. Some tokens, such as USDT, need their old approval reset to 0 first, which is one more step. You can revoke approvals in the [Control Panel](/control-panel?tab=allowances).',
    { heading: 'Good to know' },
    {
      list: [
        'A swap that is not included within 20 minutes expires.',
        'On a wide screen, the price chart of the pair stands beside the form.',
        'Your swap is in the address of the window, so you can share a link to it.',
        '*Swap on Uniswap* opens Uniswap on mainnet in a new tab.',
      ],
    },
  ],
}
