import { config } from '../../../config.ts'
import type { Topic } from '../topic.ts'

const playMoney: Topic['blocks'] = [
  { heading: 'Try it with test funds' },
  'This page runs on the devnet, a local test chain. The *Demo wallet* is the first in the list of wallets: its three accounts hold a bit of everything, their keys are public, and nothing in them has any value.',
  {
    steps: [
      'Press *Connect wallet* and choose *Demo wallet*.',
      'Choose an account and press *Approve*.',
      'Read the terms and press *Agree*.',
      'Open [Swap](/swap), enter an amount and press *Review swap*.',
      'Check the balance changes, press *Confirm in wallet*, then *Approve*. Follow the transaction in [Activity](/activity).',
    ],
  },
]

export const firstStepsTopic: Topic = {
  icon: 'heart',
  blocks: [
    'Swap, pool and farm LOVE and WAR3 on Ethereum, and manage your Safes, from a desktop in your browser. You can look at everything without a wallet or an account.',
    { heading: 'Look around' },
    {
      steps: [
        'To open a program, double-click its icon, tap it on a phone, or choose it under *Start*.',
        'The bar at the bottom shows the open windows, the LOVE price with its 24h change, and a status light (on a phone, the price shows while no window is open): green when prices are live, yellow when they are loading or out of date, red when the server is unreachable.',
        "Every window has its own address. Bookmark it, share it, or use your browser's back button.",
        'Drag a window by its title bar, resize it at any edge, or drop it at the left or right side of the screen to fill that half. The menu behind the title bar icon does the same from the keyboard or with single taps.',
        'Drag desktop icons where you want them. *Line up icons* in the desktop menu (right click) puts them back.',
        '*Run…* under *Start* opens a program, token, pair, Safe or address by its name.',
      ],
    },
    ...(config.network === 'local' ? playMoney : []),
    { heading: 'Where to go next' },
    {
      list: [
        '[Swapping ETH for LOVE](/help/swap)',
        '[Reading the review window](/help/review), before you sign anything',
        '[Farming and its numbers](/help/farm)',
        '[Your first Safe in five minutes](/help/first-safe)',
        '[Running a Safe](/help/safe)',
        'The [paper](/paper): terms, fees, farm and vault',
      ],
    },
    'Every window has *Help* in the menu behind its title bar icon.',
  ],
}
