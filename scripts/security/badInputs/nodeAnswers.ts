import type { SecurityTopic } from '../securityTopic.ts'

export const nodeAnswers: SecurityTopic = {
  title: 'Answers of nodes',
  rows: [
    {
      id: '42',
      promise:
        'Answers with wrong ids or none, in another order, too few or too many: matched by id, and what is missing fails alone.',
      heldBy: {
        'apps/server/src/rpc/upstreams/answers.integration.test.ts': [
          'behavior: answers %s are matched by id',
          'behavior: a missing answer is an error for that call only',
          'behavior: an answer with %s is missing',
        ],
      },
    },
    {
      id: '43',
      promise: 'Nothing for `decimals()` or `getReserves()`: no token, no pair, in words.',
      heldBy: {
        'apps/server/src/checkContracts/checkContracts.integration.test.ts': [
          'error: other decimals than the page counts with, and something that is no token',
        ],
        'packages/devnet/src/quotes.integration.test.ts': [
          'error: a pair that does not exist has no reserves',
        ],
        'packages/protocol/src/actions/readPortfolio.integration.test.ts': [
          'behavior: a token that does not answer is unknown, a pair that is not there is nothing, all else stays',
        ],
        'e2e/pairs.spec.ts': [
          'error: a node that answers nonsense is told in words, with a way to try again',
        ],
      },
    },
    {
      id: '45',
      promise:
        'Reasons of a revert that are malformed, half or unknown: no words are made up, and nothing breaks.',
      heldBy: {
        'apps/web/src/chain/revertText.test.ts': [
          'error: %s has no words',
          'behavior: other reasons as the contract spells them, without tricks',
        ],
        'apps/server/src/rpc/upstreams/scrub.test.ts': [
          'behavior: errors keep code, words and revert data, and nothing else',
        ],
      },
    },
    {
      id: '46',
      promise:
        'Receipts without status, with status 0, without logs, of another transaction or in a block that is not in the chain: no success.',
      heldBy: {
        'apps/web/src/session/transactions/createWatcher.test.ts': ['error: %s is not a success'],
      },
    },
    {
      id: '48',
      promise:
        'Blocks without a base fee: the demo wallet pays the price of gas. All other wallets choose their fees themselves.',
      heldBy: {
        'apps/web/src/session/wallet/demo/createDemoProvider.test.ts': [
          'behavior: where blocks have no base fee it pays the price of gas, as it was done before',
        ],
      },
    },
    {
      id: '49',
      promise:
        'A head of two hours ago, by the clock of the server: the figures are old, say so, and nothing is sent by them.',
      heldBy: {
        'apps/web/src/chain/freshness/freshnessOf.test.ts': ['behavior: old figures are stale'],
        'apps/web/src/chain/serverClock.test.ts': [
          'behavior: a browser a day late shows the time of the server',
        ],
        'apps/web/src/programs/swap/review/holdOf.test.ts': [
          'behavior: old prices are not sent, and cannot be accepted',
        ],
      },
      missing:
        'A head from the future is taken as it is, because the clock of the devnet runs ahead whenever many blocks are made: the deadline of a trade is then later by as much. The stated minimum still holds.',
    },
    {
      id: '51',
      promise:
        'Logs outside the range, twice, removed, of others or with five topics: only what was asked for is taken, once and in order. One of 5 MB is left out, and stops nobody.',
      heldBy: {
        'apps/server/src/follow/readLogs.test.ts': [
          'behavior: of what a node sends only what was asked is taken, once and in order',
        ],
        'apps/server/src/follow/faults.integration.test.ts': [
          'behavior: a node that %s loses no event',
          'error: a node that %s is not believed',
        ],
        'apps/server/src/follow/hugeLogs.integration.test.ts': [
          'error: an event with %s, and the chain is followed as ever',
          'error: who asks for an event of 5 MB is told that it is too large, and nobody waits for it',
        ],
      },
    },
    {
      id: '52',
      promise:
        'Owners that are none, twice, the end of their own list or fewer than must sign: no Safe, for the gateway and for whoever signs. A thousand owners are fine.',
      heldBy: {
        'packages/protocol/src/safe/isTeam.test.ts': ['error: %s', 'default: one, and a thousand'],
        'apps/server/src/safe/state/readSafeState.integration.test.ts': [
          'error: a Safe whose owners are none that a Safe can have',
          'behavior: a thousand owners are read at once',
        ],
        'apps/web/src/session/safe/write/readSafeFacts.test.ts': ['error: a Safe that names %s'],
      },
    },
  ],
}
