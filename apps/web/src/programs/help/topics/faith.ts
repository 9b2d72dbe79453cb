import { blocksPerYear } from '@love/protocol/apr/apr'
import { groupDigits } from '@love/protocol/format/formatNumber'
import type { Topic } from '../topic.ts'

const blocks = groupDigits(blocksPerYear)

export const faithTopic: Topic = {
  icon: 'faith',
  blocks: [
    'The [vault](/faith) holds LOVE for everybody who has entered. FAITH is your share of it. The vault mints LOVE for itself with every block, so that one FAITH is worth more LOVE over time.',
    { heading: 'Enter' },
    {
      steps: [
        'Open [FAITH](/faith) and type how much LOVE.',
        'Read what you get, what it is worth right after, and what you lose at once.',
        'Press *Review…* and read it. The first time there is an approval with the exact amount.',
      ],
    },
    'You lose something at once because of the entry fee: when somebody enters, a few percent of the new shares are minted on top, for the receiver of the fee. That thins out everybody, also the one who enters. The window shows how much, for you and for all others.',
    { heading: 'Leave' },
    'Choose *Leave* and how much FAITH to give back. The vault pays your part of all its LOVE, with what it has earned up to that block. There is no fee.',
    { heading: 'The numbers' },
    {
      facts: [
        ['1 FAITH', 'How much LOVE one share is worth now. The chart shows how it grew.'],
        [
          'APR',
          `The LOVE that is minted in a year of ${blocks} blocks, divided by all LOVE in the vault. Nothing is compounded in it, and it falls with every LOVE that enters.`,
        ],
        ['Entry fee', 'How many percent of new shares are minted on top when somebody enters.'],
      ],
    },
    'The vault can be paused. Then nobody can enter or leave, and the window says so.',
  ],
}
