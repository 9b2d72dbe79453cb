import type { Topic } from '../topic.ts'

export const portfolioTopic: Topic = {
  icon: 'portfolio',
  blocks: [
    '[Portfolio](/portfolio) opens on your connected account: its total value first, then tokens, liquidity, farm stakes, rewards and FAITH. Press a group to fold it away.',
    {
      steps: [
        'The links in a row lead to where you go on: *Swap*, *Stake*, *Unstake*, *Harvest*, *Add* or *Remove*.',
        'LP tokens are shown with the two tokens they hold, and what these are worth.',
        'To see another address, enter it or its [name](/help/names) and press *Find Now*. No wallet needed. *Mine* leads back.',
        'Assets without a price read “n/a” with the reason, and are excluded from the total.',
        '*Save as CSV* exports a spreadsheet.',
      ],
    },
    '*Profit and loss* tells what each pair, with its stake in the farm, and your FAITH cost you, what they are worth now, and what is left after rewards and network fees. Open a position to see what every figure is made of: trading fees earned, impermanent loss, and what it would be worth had you held. Shares that were sent to you have no known cost, and none is guessed.',
    '*Time machine* shows what LOVE, WAR3, liquidity and FAITH of an address were worth at any time since the index began, split by position, beside what they would have been worth had you held. *What if…* below it computes what each position would be worth, and when it breaks even, with your own prices of LOVE and ETH, trading volume and days.',
    { heading: 'A picture to share' },
    '*Print Screen…* makes a picture of a portfolio, or of one position in *Profit and loss*, in your browser: nothing is sent anywhere. *Hide amounts* leaves names and percentages, and *Hide address* leaves the address out; both are on until you untick them. Then press *Save…*, *Copy picture* or *Share…*. In a wallet’s browser that saves no files, press and hold the picture.',
    'Tick *Show zero balances* to list every token and pool. On a phone, press *Find or save* for all of these. Each portfolio has its own address, so you can bookmark or share it.',
  ],
}
