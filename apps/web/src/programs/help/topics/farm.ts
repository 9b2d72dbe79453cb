import { blocksPerYear } from '@love/protocol/apr/apr'
import { groupDigits } from '@love/protocol/format/formatNumber'
import type { Topic } from '../topic.ts'

const blocks = groupDigits(blocksPerYear)

export const farmTopic: Topic = {
  icon: 'farm',
  blocks: [
    'Stake LP tokens in the [farm](/farm) to earn LOVE with every block. How to get LP tokens: [Adding and removing liquidity](/help/liquidity).',
    { heading: 'Stake' },
    {
      steps: [
        'Open [Farm](/farm) and click a pool.',
        'On *Stake*, enter an amount of LP tokens, or press 25, 50, 75 or 100%.',
        'Check *Your real APR*, then press *Review…*',
      ],
    },
    'No LP tokens yet? *Zap in* starts from a single token: it swaps, adds liquidity, approves and stakes in one review.',
    { heading: 'Harvest and unstake' },
    {
      list: [
        '*Harvest…* pays out the LOVE you have earned in a pool and keeps your stake. *Harvest all…* does so for every pool. *Harvest to FAITH…* harvests every pool and deposits the LOVE in the [vault](/help/faith).',
        '*Unstake* returns your LP tokens and harvests your rewards. There is no withdrawal fee.',
        '*Emergency withdraw…* returns your whole stake in a pool and forfeits its rewards. Use it only if the farm can no longer pay.',
        'A pool that has ended pays no new rewards. You can still unstake and receive what you have earned.',
      ],
    },
    { heading: 'The numbers' },
    {
      facts: [
        [
          'APR',
          `What the pool earns in a year of ${blocks} blocks at the current LOVE price, divided by the value staked: rewards plus the trading fees of the pair. It is not guaranteed and changes with every deposit and price.`,
        ],
        [
          'Your real APR',
          'Your APR after your own deposit dilutes the pool, and after the deposit fee. Beside it: your earnings per day, month and year.',
        ],
        [
          'Deposit fee',
          'What the farm keeps of each deposit, in LP tokens: at most 4%. *Break-even* is the day on which you have earned it back.',
        ],
        ['Weight', "The pool's share of the LOVE emitted with every block."],
        ['Earned', 'Your rewards up to the latest block, computed as the farm does: what a harvest pays.'],
        [
          'Reward meter',
          'The rewards owed to all stakers, compared with what the farm holds or can mint. If the rewards are not fully covered, the meter says so.',
        ],
        [
          'Calculator',
          'Projects a deposit: choose the amount, the days and the prices, with or without compounding. It needs no wallet.',
        ],
      ],
    },
  ],
}
