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
        '*Harvest…* pays out the LOVE you have earned in a pool and keeps your stake. In the list of all pools, *Harvest…* lets you choose the pools; those whose rewards are worth more than their network fee are selected. *Harvest to FAITH…* deposits the LOVE in the [vault](/help/faith) as well. Wallets that can batch ask you only once.',
        '*Unstake* returns your LP tokens and harvests your rewards. There is no withdrawal fee.',
        '*Emergency withdraw…* returns your whole stake in a pool and forfeits its rewards. Use it only if the farm can no longer pay.',
        'A pool that has ended pays no new rewards. You can still unstake and receive what you have earned.',
      ],
    },
    { heading: 'The numbers' },
    {
      facts: [
        [
          'Total APR',
          `*Rewards APR* plus *Fees APR*. Rewards: the LOVE a pool earns in a year of ${blocks} blocks at the current price, divided by the value staked. Fees: the trading fees of the pair over a year at today's volume, divided by its liquidity. Neither is compounded or guaranteed, and both change with deposits and prices. [Pairs](/pairs) shows the same figure.`,
        ],
        [
          'Your real APR',
          'Your rewards APR after your own deposit dilutes the pool, and after the deposit fee. Beside it: your earnings per day, month and year.',
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
