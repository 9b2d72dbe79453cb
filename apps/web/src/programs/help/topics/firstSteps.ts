import { config } from '../../../config.ts'
import type { Topic } from '../topic.ts'

const playMoney: Topic['blocks'] = [
  { heading: 'Try it with play money' },
  'This page runs on the devnet, a chain on one machine for trying things out. The list of wallets begins with the *Demo wallet*: its three accounts own some of everything, their keys are public, and their money is worth nothing.',
  {
    steps: [
      'Press *Connect wallet* and choose *Demo wallet*.',
      'Choose an account and press *Approve*.',
      'Read the terms and press *Agree*.',
      'Open [Swap](/swap), type an amount and press *Review swap*.',
      'Read what it would do, press *Confirm in wallet*, then *Approve*. Watch it in [Activity](/activity).',
    ],
  },
]

export const firstStepsTopic: Topic = {
  icon: 'heart',
  blocks: [
    'LOVE is a desktop in your browser for the tokens LOVE and WAR3 on Ethereum. Every feature is a program with a window of its own. You can look at everything without a wallet and without an account.',
    { heading: 'Look around' },
    {
      steps: [
        'Open a program: click twice on its icon, tap it on a phone, or choose it under *Start*.',
        'The bar at the bottom shows the open windows, the price of LOVE with its change in 24 hours, and a light: green while prices are new, yellow while they are old or being read, red when the server does not answer.',
        'Every window has an address. You can bookmark it, send it to a friend, or go back with the button of the browser.',
        'Move a window by its title, size it by its lower right corner. The menu behind the icon in its title does the same with keys and single taps.',
      ],
    },
    ...(config.network === 'local' ? playMoney : []),
    { heading: 'Where to go from here' },
    {
      list: [
        '[Swapping ETH for LOVE](/help/swap)',
        '[Reading the review window](/help/review), before you sign anything',
        '[Farming and its numbers](/help/farm)',
        '[Running a Safe](/help/safe)',
        'The [paper](/paper) has the rules: the terms, the fees, the farm and the vault.',
      ],
    },
    'Press `F1` in any window to read about it.',
  ],
}
