import type { Topic } from '../topic.ts'

export const reviewTopic: Topic = {
  icon: 'paper',
  blocks: [
    'No transaction is sent without the review window. It shows what will be asked of your wallet and what that would do, and then sends just that. If what reaches the wallet is not what you reviewed, it is stopped.',
    { heading: 'From top to bottom' },
    {
      facts: [
        [
          'Facts',
          'What you give, what you get, and the limits. “At least” and “at most” are kept by the contracts: if they cannot be kept, nothing happens but the network fee.',
        ],
        ['Network fee', 'What the chain takes, in ETH. If a Safe acts, whoever executes pays it.'],
        [
          'Warnings',
          'Anything unusual: a large trade for the pool, a token that keeps a part of every transfer, an approval without a limit.',
        ],
        [
          'What it would do',
          'It is simulated on the newest block: how your balances change and what they are afterwards. If it would fail, or do less than it promises, it cannot be sent, and you read why.',
        ],
        [
          'What your wallet will be asked',
          'Each request in words, with the contract it goes to. *Details* has the function, its arguments and the raw data, to compare with what your wallet shows.',
        ],
      ],
    },
    { heading: 'Before you confirm' },
    {
      steps: [
        'Read what it would do. Are these the tokens and amounts that you meant?',
        'Look for red words. An approval without a limit lets a contract take all of a token, now and later.',
        'If you are asked to type a word, something about this is dangerous: stop and read again.',
        'Press *Confirm in wallet* and compare once more there.',
      ],
    },
    { heading: 'Several steps' },
    'Some moves need more than one request: an approval first, then the move. A wallet that can do so sends all of it at once, as all or nothing. Otherwise one comes after the other. If you stop in between, the rest waits: see [Following a transaction](/help/activity).',
    { heading: 'When it waits' },
    'Prices that are older than half a minute are not sent. If the price has moved against you meanwhile, you are asked to accept the new one. If no node can simulate it, the window says so, and you can still send it: the limits hold all the same.',
  ],
}
