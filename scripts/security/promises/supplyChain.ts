import type { SecurityTopic } from '../securityTopic.ts'

export const supplyChain: SecurityTopic = {
  title: 'What comes from others',
  rows: [
    {
      id: 'H1',
      promise:
        'No package runs a script when it is installed, every one of them and Node itself are pinned by a hash, and their number does not grow unseen.',
      heldBy: {
        'scripts/security/sources.test.ts': ['behavior: nothing that is installed runs a script'],
        'scripts/bootstrap/installNode.integration.test.ts': [
          'error: a package with another hash is deleted, and one sentence says so',
          'behavior: a Node in the folder that was never compared is replaced, and does not run',
        ],
        'scripts/checks/repository.test.ts': [
          'default: the lock file has an integrity for everything and names no host',
          'default: every direct dependency is pinned exactly',
          'behavior: the number of installed packages does not creep up by more than 5 %',
        ],
      },
    },
    {
      id: 'H2',
      promise:
        'No code is loaded at run time from anywhere else: the policy and Trusted Types refuse it, and no built file tries to.',
      heldBy: {
        'e2e/policy.spec.ts': [
          'behavior: inline scripts, foreign scripts and string sinks are refused',
          'behavior: no built file makes code of text or asks for it elsewhere',
        ],
      },
    },
    {
      id: 'H3',
      promise:
        'What reaches the wallet is compared with what was reviewed, field by field, and stopped if it differs. What the wallet then sent is compared too, each call of a batch as well; what a smart account has wrapped is said not to be compared. A function of the browser that was replaced since the page began is told in every review.',
      heldBy: {
        'apps/web/src/session/intents/line/guardProvider.test.ts': [
          'error: %j instead is stopped',
          'behavior: a batch is compared call by call',
          'behavior: a signature is compared field by field',
        ],
        'apps/web/src/session/natives.test.ts': [
          'behavior: a hooked fetch or stringify is noticed',
          'error: the capture cannot be repeated, replaced or changed',
        ],
        'e2e/review.spec.ts': [
          'behavior: a function of the browser that was replaced meanwhile is told before anything is confirmed',
        ],
        'e2e/reviewAnswers.spec.ts': [
          'error: a wallet that sends something else is an alarm that stays, though the window was closed',
          'error: in an open review the alarm stands beside what was reviewed, and there is nothing to try again',
        ],
        'apps/web/src/session/intents/sending/sendOneByOne.integration.test.ts': [
          'error: a wallet that sent something other than was reviewed is found out',
        ],
        'apps/web/src/session/intents/sending/sendBatch.integration.test.ts': [
          'error: another call in a batch that ends with %d is found out, and told in the list',
          'behavior: a smart account does all calls in one transaction, which is no alarm and is said not to be compared',
        ],
        'apps/web/src/session/transactions/readArrived.integration.test.ts': [
          'error: %s than was reviewed is an alarm, in the pool, in its block and after it',
          'error: it is an alarm too where no node has shown it before it was in a block',
          'error: what was reviewed, with the whole account handed over beside it, is an alarm',
        ],
        'apps/web/src/session/transactions/announceTransactions.test.ts': [
          'error: what the wallet sent instead is an alarm, however the chain took it',
        ],
      },
    },
  ],
}
