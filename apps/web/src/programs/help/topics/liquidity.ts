import type { Topic } from '../topic.ts'

export const liquidityTopic: Topic = {
  icon: 'liquidity',
  blocks: [
    'A pair is a pool of two tokens. Deposit both to receive LP tokens and earn your share of the 0.3% that every swap pays.',
    'When the price moves, your share of the pool can be worth less than the two tokens you deposited. This is called impermanent loss, and the fees you earn may not make up for it. *If the price moves* shows both for your amounts: if the price doubles or halves, you have 5.72% less than by just holding.',
    { heading: 'Add' },
    {
      steps: [
        'Open [Liquidity](/liquidity) and pick a pool.',
        'Enter either amount. The other one follows from the pool ratio. If you are short of a token, a link takes you to the swap for it.',
        'Check the LP tokens you receive, your share of the pool, and the minimum deposited.',
        'Press *Review…* and read it. You may be asked to approve each token, for the exact amount.',
      ],
    },
    'If the pool is empty, your two amounts set its price, and the window says so.',
    { heading: 'Remove' },
    {
      steps: [
        'Choose *Remove*, and how much of your LP tokens: use the slider, enter an amount, or press 25, 50, 75 or 100%.',
        'Check what you receive of both tokens, and the minimum.',
        'Press *Review…* and read it. Instead of an approval you sign a permit, which costs no gas. Safes and wallets that batch transactions use an approval; you can choose that too.',
      ],
    },
    'LP tokens staked in the farm must be [unstaked](/help/farm) first.',
    { heading: 'Slippage' },
    'The transaction reverts if the pool ratio, or the amounts you receive, move by more than this. Default: 0.5%.',
  ],
}
