import type { Topic } from '../topic.ts'

export const reviewTopic: Topic = {
  icon: 'paper',
  blocks: [
    'You review every transaction before you sign it. The review window shows the result and everything your wallet will ask you to sign. If a request to your wallet differs from what you reviewed, it is blocked.',
    { heading: 'From top to bottom' },
    {
      facts: [
        [
          'Facts',
          'What you pay, what you receive, and the limits. The contracts enforce the minimums and maximums: if one cannot be met, the transaction reverts and costs you only the network fee.',
        ],
        [
          'Network fee',
          'What the network charges (gas), in ETH and dollars. For a Safe, the account that executes the transaction pays it.',
        ],
        [
          'Warnings',
          'Anything unusual: a high loss, a token with a transfer fee, an unlimited approval, a network fee above what you harvest.',
        ],
        [
          'Balance changes',
          'The transaction is simulated on the latest block. You see how your balances change and your new balances, and what you stake in the farm or harvest from it. If it would fail, or give you less than the minimum, it is blocked and you read why.',
        ],
        [
          'Transactions to sign',
          'Each request in plain words, with the contract it calls. *Details* shows the function, its arguments and the raw data, to compare with your wallet.',
        ],
      ],
    },
    { heading: 'Before you confirm' },
    {
      steps: [
        'Check the balance changes. Are these the tokens and amounts you meant?',
        'Look for warnings in red. With an unlimited approval a contract can spend all of that token, now or later.',
        'If you are asked to type a word, the transaction is risky: stop and read again.',
        'Press *Confirm in wallet*, and compare again in your wallet.',
      ],
    },
    { heading: 'Several steps' },
    'Some transactions need two or more signatures, for example an approval and then the swap. If your wallet supports batching, they run as one transaction, all or nothing. Otherwise you confirm them one at a time, and if you stop in between, you can [continue later](/help/activity).',
    { heading: 'When you have to wait' },
    'Transactions are not sent with prices older than 30 seconds. If the price has moved against you since the quote, you are asked to accept the new price. If the simulation is unavailable, the window says so and you can still send: the minimums and maximums are enforced either way.',
  ],
}
