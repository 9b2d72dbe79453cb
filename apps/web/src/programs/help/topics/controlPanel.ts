import type { Topic } from '../topic.ts'

export const controlPanelTopic: Topic = {
  icon: 'control-panel',
  blocks: [
    {
      facts: [
        ['[Display](/control-panel)', 'Wallpaper and sounds. Sounds are off by default.'],
        [
          '[Accessibility](/control-panel?tab=accessibility)',
          'Larger text, high contrast, reduced motion. Contrast and motion follow your system setting by default.',
        ],
        [
          '[Trading](/control-panel?tab=trading)',
          'Show values in US dollars, ETH or LOVE, and set your default slippage.',
        ],
        ['[Approvals](/control-panel?tab=allowances)', 'See and revoke token approvals.'],
        [
          '[Alerts](/control-panel?tab=alerts)',
          '[What alerts tell you](/help/alerts) while you do something else. Off by default.',
        ],
        [
          '[Network](/control-panel?tab=network)',
          'The nodes behind this page: which ones work, and whether they are cross-checked. You can also choose to read prices, reserves and pools on your own device without a wallet.',
        ],
        ['[Data](/control-panel?tab=data)', 'Deletes everything this site has stored in your browser.'],
      ],
    },
    { heading: 'Approvals' },
    'To swap, add liquidity, stake or deposit, you approve a contract to spend a token. It can spend up to the approved amount at any time. Approvals made here are for the exact amount of the transaction, so usually nothing remains.',
    {
      steps: [
        'Connect a wallet and open [Approvals](/control-panel?tab=allowances).',
        'Check the amount of each approval and how old it is.',
        'Press *Revoke…* for one, or *Revoke all…*, and review it. Each costs a network fee.',
      ],
    },
    'The list covers what the router, the farm and the vault can spend of the tokens and LP tokens listed here. Approvals you gave to other sites are not shown.',
  ],
}
