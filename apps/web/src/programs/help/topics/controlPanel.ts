import type { Topic } from '../topic.ts'

export const controlPanelTopic: Topic = {
  icon: 'control-panel',
  blocks: [
    {
      facts: [
        [
          '[Display](/control-panel)',
          'Wallpaper, and short tones with good or bad news. They are off at first.',
        ],
        [
          '[Accessibility](/control-panel?tab=accessibility)',
          'Larger text, high contrast, no motion. Contrast and motion are as your system asks, unless you choose.',
        ],
        [
          '[Trading](/control-panel?tab=trading)',
          'Values in US dollars, ether or LOVE, and the slippage that every form begins with.',
        ],
        ['[Allowances](/control-panel?tab=allowances)', 'Who may take tokens from your account.'],
        [
          '[Network](/control-panel?tab=network)',
          'The nodes behind this page: which of them work, and whether they are compared with each other. And whether prices, reserves and pools are read on your device even without a wallet.',
        ],
        ['[Data](/control-panel?tab=data)', 'Forgets everything that this browser keeps.'],
      ],
    },
    { heading: 'Allowances' },
    'To swap, add liquidity, stake or enter the vault you let a contract take a token. It may do so at any time, up to the size that you gave. Here that is the exact amount of the move, so that usually nothing is left.',
    {
      steps: [
        'Connect a wallet and open [Allowances](/control-panel?tab=allowances).',
        'Look at the size and at how long ago it was given.',
        'Press *Revoke…* for one, or *Revoke all…*, and review it. Each costs a network fee.',
      ],
    },
    'The list has what the router, the farm and the vault may take of the tokens and LP tokens that are listed here. It does not know what you have let other sites do.',
  ],
}
