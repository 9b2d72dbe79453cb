import { blocksPerYear } from '@love/protocol/apr/apr'
import { groupDigits } from '@love/protocol/format/formatNumber'
import type { Topic } from '../topic.ts'

const blocks = groupDigits(blocksPerYear)

export const farmTopic: Topic = {
  icon: 'farm',
  blocks: [
    'Stake the LP tokens of a pair in the [farm](/farm) and earn LOVE with every block. How to get LP tokens: [Adding and removing liquidity](/help/liquidity).',
    { heading: 'Stake' },
    {
      steps: [
        'Open [Farm](/farm) and choose a pool by its name.',
        'On *Stake* type how many LP tokens, or press 25, 50, 75 or 100 %.',
        'Read *Your real APR*, then press *Review…*',
      ],
    },
    'No LP tokens yet? *From tokens* takes one plain token and does everything: swap, add to the pool, approve and stake, as one thing to review.',
    { heading: 'Harvest and take out' },
    {
      list: [
        '*Harvest…* pays what a pool has earned and keeps your stake. *Harvest all…* does so for every pool. *Harvest to FAITH…* harvests all and puts the LOVE into the [vault](/help/faith).',
        '*Unstake* gives LP tokens back, and what they have earned with them. There is no fee for taking out.',
        '*Emergency withdraw…* gives your whole stake of a pool back and gives up what it has earned. It is for a farm that can no longer pay.',
        'A pool that has ended pays no more LOVE. Your stake can still be taken out, and what it has earned is paid then.',
      ],
    },
    { heading: 'The numbers' },
    {
      facts: [
        [
          'APR',
          `What the pool earns in a year of ${blocks} blocks at the price of LOVE now, divided by all that is staked: rewards, and the trading fees of the pair. A rate, not a promise: it changes with every deposit and every price.`,
        ],
        [
          'Your real APR',
          'What is left of it after your own deposit has thinned out the pool, and after the deposit fee. Beside it what you would earn in a day, a month and a year.',
        ],
        [
          'Deposit fee',
          'What the farm keeps of every deposit, once, in LP tokens: 4 % at most. *Fee earned back* is the day on which you have it again.',
        ],
        ['Weight', 'Which part of the LOVE of every block goes to the pool.'],
        [
          'Earned',
          'Up to the newest block, by the arithmetic of the farm itself. That is what a harvest pays.',
        ],
        [
          'Reward meter',
          'What the farm owes to all, against what it holds or may mint. If it cannot pay everybody, the meter says so.',
        ],
        [
          'Calculator',
          'What a deposit would become: your own amount, days and prices, with or without staking the rewards again. It needs no wallet.',
        ],
      ],
    },
  ],
}
