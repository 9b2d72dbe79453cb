import type { Topic } from '../topic.ts'

export const portfolioTopic: Topic = {
  icon: 'portfolio',
  blocks: [
    '[Portfolio](/portfolio) shows what any address owns of what is listed here: tokens, liquidity, stakes in the farm, earnings and FAITH, with prices and a total. It needs no wallet: all of it is public.',
    {
      steps: [
        'Type or paste an address and press *Find now*. *Mine* takes that of your wallet.',
        'What has no price reads “n/a” with its reason, and is not in the total.',
        '*Save as CSV* keeps it as a file for a spreadsheet.',
      ],
    },
    'Tick *Also list what it has nothing of* to see every token and pool. The page has an address of its own, so you can bookmark or share it.',
  ],
}
