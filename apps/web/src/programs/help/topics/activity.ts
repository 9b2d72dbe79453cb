import type { Topic } from '../topic.ts'

export const activityTopic: Topic = {
  icon: 'activity',
  blocks: [
    '[Activity](/activity) lists what the connected address has sent from here, in this browser. Closing the page does not matter: the chain goes on, and the list is brought up to date when you come back.',
    {
      facts: [
        [
          'Pending',
          'It waits for a block. With a number beside it, an earlier transaction of your account must come first: look for it in your wallet.',
        ],
        ['Included', 'It is in a block. The bar counts the blocks until it is final.'],
        ['Confirmed', 'It is final.'],
        [
          'Failed',
          'The chain refused it; the reason stands beside it. Nothing was done, but the network fee is spent.',
        ],
        ['Pending again', 'The chain took back the block it was in. It waits for another one.'],
        [
          'Replaced, Cancelled',
          'Another transaction took its place, for example because you cancelled it in your wallet.',
        ],
        [
          'Not what you reviewed',
          'Your wallet sent a different transaction from the one in the review. Both stand side by side. Check your balances and approvals, and do not use this wallet until you know why.',
        ],
        [
          'Not found',
          'The node has not known it for two minutes. Check your wallet before you send it again.',
        ],
        [
          '1 of 2 signed',
          'A proposal to a Safe: nothing happens until enough owners have signed and somebody executes it.',
        ],
      ],
    },
    'If your wallet is a smart account, it puts your calls into a transaction of its own. Then the list says that they were not compared with the review. A network fee or a gas limit far from the review is told too.',
    'The last ten finished ones of each address are kept. *Clear finished* forgets them; the chain does not.',
    'To look up any other transaction, put its hash behind the address of this page: /activity/0x….',
    { heading: 'Speeding up or cancelling' },
    'Do that in your wallet. The list notices: a transaction that went with another fee is followed under its new hash.',
    { heading: 'Moves that were left half done' },
    'A move of several steps is kept in this browser for a day, unless a signature is a part of it. If the page was closed in between, or you rejected a step, you are asked once when you come back, and it stays here under *Unfinished*: *Continue…* goes on with what is left, *Forget it* drops the rest. What has been sent already stays sent.',
  ],
}
