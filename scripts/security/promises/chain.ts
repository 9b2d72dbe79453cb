import type { SecurityTopic } from '../securityTopic.ts'

export const chain: SecurityTopic = {
  title: 'Nodes and the chain',
  rows: [
    {
      id: 'E1',
      promise:
        'With one of two nodes down no read fails, and a silent one is left within 2 s. With all down the page keeps its figures, says so within 5 s, and goes on by itself within 10 s of their return.',
      heldBy: {
        'apps/server/src/rpc/upstreams/failover.integration.test.ts': [
          'behavior: the first is down: no read fails, and it is not asked again until it is back',
          'behavior: the first falls silent: the second is asked meanwhile, and alone from then on',
          'behavior: the first sends more than is read: no read fails, alone or in a batch',
          'behavior: all down, then back: errors meanwhile, and it recovers by itself',
        ],
        'apps/server/src/rpc/upstreams/rpcTimings.test.ts': [
          'default: a silent node is given 1.5 s, so that a switch takes less than 2; a request ends after 10 s',
        ],
        'e2e/faults/nodeDown.spec.ts': ['default: the only node goes: …'],
      },
    },
    {
      id: 'E2',
      promise:
        'A node more than eight blocks behind another, or with a head older than a minute, is benched. Figures say which block they are from, and how old they are.',
      heldBy: {
        'apps/server/src/rpc/upstreams/failover.integration.test.ts': [
          'behavior: a node nine blocks behind is benched, and back when it has caught up',
        ],
        'apps/server/src/rpc/upstreams/judgeNodes.test.ts': [
          'behavior: an old head counts only while another is fresh',
        ],
        'apps/web/src/chain/freshness/freshnessWords.test.ts': ['behavior: old figures say so'],
        'e2e/faults/nodeLags.spec.ts': ['default: a node that is behind: …'],
      },
    },
    {
      id: 'E3',
      promise:
        'With `RPC_QUORUM=2` two nodes must agree on what decides about money (chain, code, storage, calls: so reserves, allowances and Safes); where they do not, nothing is told, and the page says why. With one node the Control Panel says that it is the only one.',
      heldBy: {
        'apps/server/src/rpc/upstreams/compareNodes.integration.test.ts': [
          'error: one lies about %s: nothing is told',
          'error: one node alone decides nothing',
        ],
        'apps/server/src/market/price.integration.test.ts': [
          'behavior: two nodes must agree where that is asked for: one lie, and there is no price',
        ],
        'e2e/faults/nodeLies.spec.ts': ['default: one of two nodes lies: …'],
        'apps/web/src/programs/control-panel/network/network.test.ts': [
          'default: one node is called what it is',
        ],
      },
    },
    {
      id: 'E4',
      promise:
        'A server does not start with a node of another chain, and one that changes its chain later is never asked again.',
      heldBy: {
        'apps/server/src/startServer.integration.test.ts': [
          'error: a node of another chain, be it the second',
        ],
        'apps/server/src/main.integration.test.ts': ['error: a node of another chain: one line, exit code 1'],
        'apps/server/src/rpc/upstreams/failover.integration.test.ts': [
          'behavior: a node that changes its chain is never asked again',
        ],
      },
    },
    {
      id: 'E5',
      promise:
        'After reorganisations of 1, 2, 7 and 64 blocks all that is stored of the chain is row for row what a new database would hold. Proposals and their signatures stay; an execution that is gone waits again.',
      heldBy: {
        'apps/server/src/follow/reorganisations.integration.test.ts': [
          'default: after reorganisations of any depth the store is as if read anew',
        ],
        'apps/server/src/safe/index/safeReorganisations.integration.test.ts': [
          'default: after reorganisations of any depth the index is as if read anew',
        ],
        'apps/server/src/safe/proposals/life.integration.test.ts': [
          'behavior: a reorganisation brings a transaction back to the queue, with all confirmations',
        ],
      },
    },
    {
      id: 'E6',
      promise:
        'Killed at 20 random points while it reads the chain, it goes on and stores the same, nothing twice.',
      heldBy: {
        'apps/server/src/follow/kill.integration.test.ts': [
          'default: killed at 20 random points, the store goes on and is as if read at once',
        ],
        'apps/server/src/safe/index/safeFill.integration.test.ts': [
          'behavior: killed in the middle of the past, it goes on where it was',
        ],
      },
    },
    {
      id: 'E7',
      promise:
        'No event is lost with nodes that refuse long ranges or answers, or leave out a part of one without a word.',
      heldBy: {
        'apps/server/src/follow/readLogs.test.ts': [
          'behavior: a node that leaves out the end or the beginning of long answers loses nothing',
          'behavior: a node that refuses long answers or long ranges loses nothing',
          'behavior: ranges halve when refused, and grow back with patience',
        ],
        'apps/server/src/follow/faults.integration.test.ts': ['behavior: a node that %s loses no event'],
      },
    },
    {
      id: 'E8',
      promise:
        'A transaction is included with its first block and confirmed at the depth that the operator wants; one that the chain takes back is pending again, in words.',
      heldBy: {
        'apps/web/src/session/transactions/createWatcher.integration.test.ts': [
          'default: pending in the pool, included at one block, confirmed at the wanted depth',
          'behavior: a reorganisation that drops the block moves it back to pending, with words',
          'behavior: also a confirmed transaction goes back when its block is gone',
        ],
      },
    },
    {
      id: 'E9',
      promise:
        'Repriced, cancelled and replaced are told apart. What is gone is “not found” after two minutes and never a success; a gap before a nonce is explained.',
      heldBy: {
        'apps/web/src/session/transactions/createWatcher.integration.test.ts': [
          'behavior: the same thing with a higher fee is confirmed as what it is',
          'behavior: a transfer of nothing to oneself is a cancellation',
          'behavior: a dropped transaction is “not found” after two minutes, and is found again if it comes back',
          'behavior: a nonce gap is explained',
        ],
        'e2e/swapWallets.spec.ts': [
          'behavior: sped up in the wallet, it is the same swap with another fee',
          'error: a dropped transaction is not found, and never a success',
        ],
      },
    },
    {
      id: 'E10',
      promise:
        'Proposals of one nonce stand together; when one is executed the others are over. A hole in the nonces is named for all that wait behind it.',
      heldBy: {
        'apps/server/src/safe/proposals/life.integration.test.ts': [
          'behavior: rivals stand together, and when one is executed the others are cancelled',
        ],
        'e2e/safeReading.spec.ts': ['behavior: a nonce that nobody has proposed anything for is named'],
        'apps/web/src/programs/safe/queue/queueLines.test.ts': [
          'behavior: a hole in the nonces is named for all that come after it',
        ],
      },
    },
    {
      id: 'E11',
      promise:
        'Status 0 is never a success. After a success balances are read again, and less than was promised raises an alarm.',
      heldBy: {
        'apps/web/src/session/transactions/createWatcher.test.ts': ['error: status 0 is not a success'],
        'apps/web/src/session/intents/sending/sendOneByOne.integration.test.ts': [
          'error: done but less than promised raises an alarm',
        ],
      },
    },
    {
      id: 'E12',
      promise:
        'Everything is rehearsed first; what would fail cannot be sent and says why. A rehearsal with impossible gas stops the review of a Safe too. Every reason in the contracts of the exchange, the farm, the vault, the tokens and Safe has words of ours.',
      heldBy: {
        'e2e/review.spec.ts': ['error: a rehearsal that fails keeps it from being sent'],
        'apps/web/src/session/intents/rehearsal/judgeRehearsal.test.ts': [
          'error: %s gas cannot be, and nothing is sent on it',
        ],
        'e2e/safeDangers.spec.ts': [
          'error: a rehearsal with impossible gas keeps an owner from signing, and not from rejecting',
        ],
        'apps/web/src/chain/revertText.test.ts': [
          'behavior: every reason in %s has words of ours',
          'behavior: every code in the contracts of Safe 1.4.1 has words of ours',
          'behavior: every error of the %s has words of ours',
        ],
      },
    },
  ],
}
