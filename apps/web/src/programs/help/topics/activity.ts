import type { Topic } from '../topic.ts'

export const activityTopic: Topic = {
  icon: 'activity',
  blocks: [
    '[Activity](/activity) lists the transactions you sent from this browser with the connected account. You can close the page at any time: your transactions go on, and the list catches up when you return.',
    {
      facts: [
        [
          'Pending',
          'Waiting to be included in a block. A number means that an earlier transaction must confirm first: look for it in your wallet.',
        ],
        ['Included', 'Included in a block. The bar counts the blocks until the transaction is confirmed.'],
        ['Confirmed', 'Final.'],
        [
          'Failed',
          'The transaction reverted, and the reason is beside it. You paid the network fee; nothing else changed.',
        ],
        [
          'Pending again',
          'The block with this transaction was dropped in a reorg. The transaction is waiting for another block.',
        ],
        [
          'Replaced, Cancelled',
          'Another transaction took its place, for example because you sped it up or cancelled it in your wallet.',
        ],
        [
          'Not what you reviewed',
          'Your wallet sent a different transaction from the one you reviewed. Both are shown side by side. Check your balances and approvals, and stop using this wallet until you know why.',
        ],
        [
          'Not found',
          'Not seen for 2 minutes: dropped or replaced. Check your wallet before you send it again.',
        ],
        ['1 of 2 signed', 'A Safe proposal. It can be executed once enough owners have signed.'],
      ],
    },
    'A smart account wraps your calls in a transaction of its own. In that case the list says that the transaction was not compared with the review. It also warns you if the network fee or gas limit is far from the one you reviewed.',
    'The last ten finished transactions of each account are kept. *Clear finished* removes them from this list only.',
    { heading: 'History of an address' },
    '[History](/activity/history) lists what the chain knows about an address, yours or any other: swaps, liquidity, farm, FAITH, transfers and allowances of LOVE’s tokens and pairs. *Value then* uses the prices of that block, *Value now* those of today. Each line opens its transaction: the calls, the token balance changes and the events.',
    '*Save as CSV* writes one row per token movement, with the columns that tax tools expect, for everything the filters show. Plain transfers of ETH, and transfers of tokens such as USDT between other addresses, are not included.',
    'To look up any other transaction, add its hash to the address of this page: /activity/0x….',
    { heading: 'Speeding up or cancelling' },
    'Use your wallet. Activity notices and tracks the replacement under its new hash.',
    { heading: 'Resuming unfinished transactions' },
    'If you close the page or reject a step, the remaining steps are kept in this browser for a day under *Unfinished*, unless one of them includes a signature. When you return you are asked once: *Continue…* resumes, *Discard* drops the remaining steps. Completed steps are not undone.',
  ],
}
