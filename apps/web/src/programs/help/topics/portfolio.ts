import type { Topic } from '../topic.ts'

export const portfolioTopic: Topic = {
  icon: 'portfolio',
  blocks: [
    '[Portfolio](/portfolio) shows the tokens, liquidity, farm stakes, rewards and FAITH of any address, with prices and a total. No wallet needed.',
    {
      steps: [
        'Enter an address and press *Find Now*. *Mine* uses the address of your wallet.',
        'Assets without a price read “n/a” with the reason, and are excluded from the total.',
        '*Save as CSV* exports a spreadsheet.',
      ],
    },
    'Tick *Show zero balances* to list every token and pool. Each portfolio has its own address, so you can bookmark or share it.',
  ],
}
