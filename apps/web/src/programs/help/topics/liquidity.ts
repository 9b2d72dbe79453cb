import type { Topic } from '../topic.ts'

export const liquidityTopic: Topic = {
  icon: 'liquidity',
  blocks: [
    'A pair is a pool of two tokens. Whoever puts in both gets LP tokens, the receipt for a share of the pool, and a part of the 0.3 % that every swap pays.',
    'When the price moves, a share of the pool can be worth less than the two tokens kept apart. The fees make up for it, or they do not.',
    { heading: 'Add' },
    {
      steps: [
        'Open [Liquidity](/liquidity) and choose a pool.',
        'Type one of the two amounts. The other one follows from the ratio of the pool. If you have too little of a token, a link leads to the swap for it.',
        'Look at the LP tokens that you get, your share of the pool, and what goes in at least.',
        'Press *Review…* and read it. There may be an approval for each token, with the exact amount.',
      ],
    },
    'Whoever is first in an empty pool sets its price with the two amounts. The window says so.',
    { heading: 'Remove' },
    {
      steps: [
        'Choose *Remove*, and a part of your LP tokens: slide, type, or press 25, 50, 75 or 100 %.',
        'Look at what you get of both tokens, and at least.',
        'Press *Review…* and read it. Instead of an approval you sign a permit, which costs nothing. Wallets that send several calls at once, and Safes, approve by a transaction; you can choose that too.',
      ],
    },
    'LP tokens that are staked in the farm must [leave the farm](/help/farm) first.',
    { heading: 'Slippage' },
    'Here it is how far the ratio of the pool, or what you get, may move before the chain calls it off. 0.5 % is usual.',
  ],
}
