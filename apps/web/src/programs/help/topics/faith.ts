import { blocksPerYear } from '@love/protocol/apr/apr'
import { groupDigits } from '@love/protocol/format/formatNumber'
import type { Topic } from '../topic.ts'

const blocks = groupDigits(blocksPerYear)

export const faithTopic: Topic = {
  icon: 'faith',
  blocks: [
    'Deposit LOVE in the [vault](/faith) and receive FAITH, your share of all LOVE in it. The vault mints LOVE to itself with every block, so one FAITH is worth more LOVE over time.',
    { heading: 'Deposit' },
    {
      steps: [
        'Open [FAITH](/faith) and enter an amount of LOVE.',
        'Check what you receive, its value after the deposit, and your dilution.',
        'Press *Review…* and read it. The first time, you also approve the vault to spend exactly this amount.',
      ],
    },
    'Every deposit has a fee: a few percent of the new shares are minted on top, for the fee recipient. This dilutes every holder slightly, including you. The window shows how much, for you and for the other holders.',
    { heading: 'Withdraw' },
    'Choose *Withdraw* and the amount of FAITH to redeem. The vault pays your share of all its LOVE, including everything earned up to that block. There is no fee except the network fee.',
    { heading: 'The numbers' },
    {
      facts: [
        ['1 FAITH', 'How much LOVE one share is worth now. The chart shows how it has grown.'],
        [
          'Rewards APR',
          `The LOVE minted in a year of ${blocks} blocks, divided by all LOVE in the vault. It is not compounded, and it falls as more LOVE is deposited.`,
        ],
        ['Deposit fee', 'The percentage of new shares minted on top of each deposit.'],
      ],
    },
    'The vault can be paused. While it is, you cannot deposit or withdraw, and the window says so.',
  ],
}
