import type { SecurityTopic } from '../securityTopic.ts'

export const seenAndSigned: SecurityTopic = {
  title: 'What is seen is what is signed',
  rows: [
    {
      id: 'A1',
      promise:
        'The browser computes the hash of every waiting Safe transaction from the fields that it shows. One bit that differs in a field, the chain or the Safe, and it is shown as “Does not match”, without a button that could reach a wallet.',
      heldBy: {
        'apps/web/src/session/safe/write/verifySafeTx.test.ts': [
          'error: one flipped bit in any of the ten fields, the chain id or the Safe never matches',
        ],
        'e2e/safeTrust.spec.ts': [
          'error: one bit of …',
          'error: what was hashed for another chain does not match, and no wallet is asked',
          'error: what is filed under another Safe does not match, and no wallet is asked',
        ],
        'packages/protocol/src/safe/safeTxHash.integration.test.ts': [
          'default: the hash of any transaction is the one that the Safe itself computes',
        ],
      },
    },
    {
      id: 'A2',
      promise:
        'Of 500 altered signatures (bits, owners, v, length, upper s, another chain) none counts; the contract of the Safe is asked about each and never takes one that we refuse for another reason than being stricter.',
      heldBy: {
        'apps/server/src/safe/signatures/mutatedSignatures.integration.test.ts': [
          'default: 0 of 500 mutated signatures count, and the Safe says the same of each',
          'error: signatures for another chain, also among good ones',
        ],
        'apps/web/src/session/safe/write/usableSignatures.test.ts': [
          'error: of strangers, of another hash, under another name, with another v, and none',
        ],
      },
    },
    {
      id: 'A3',
      promise:
        'The gateway refuses a delegatecall to anything that the operator has not listed (by default only the batch that makes plain calls, and the library that signs messages). Whoever signs one has to type a word.',
      heldBy: {
        'apps/server/src/safe/proposals/refusedFields.integration.test.ts': [
          'error: a delegatecall to any contract is refused with 422, and nothing is written',
          'error: a delegatecall to MultiSend, which can carry others is refused with 422, and nothing is written',
        ],
        'apps/server/src/safe/proposals/whoMayPropose.integration.test.ts': [
          'default: a delegatecall to MultiSendCallOnly is taken',
          'default: a delegatecall to SignMessageLib is taken',
        ],
        'e2e/safeDangers.spec.ts': [
          'error: a delegatecall needs a typed word, what the Safe pays a tick; until then no wallet is asked',
        ],
      },
    },
    {
      id: 'A4',
      promise:
        'Each of the ten calls that change a Safe is found in batches up to five deep, also where one Safe makes another do it. What cannot be read says that it is not decoded; nothing is left blank. Readable to the last byte or not signable: a batch, or what one Safe makes another do, that is not in canonical encoding (bytes behind the end, something in the padding, a shifted offset) or too deep is refused by every window that signs, sends or executes, and by the gateway.',
      heldBy: {
        'packages/protocol/src/safe/adminCalls.test.ts': [
          'default: each of the ten changes is found, in itself and at any depth up to five',
          'behavior: a change that another Safe is made to do is found, inside batches and around them',
          'error: what is too deep or cannot be decoded is not called complete',
        ],
        'apps/web/src/session/safe/calls/CallTree.test.tsx': [
          'behavior: a change of the Safe is flagged at any depth that can be opened',
          'error: code that only seems to be a batch, an endless allowance and unknown bytes are said in red',
        ],
        'packages/protocol/src/safe/multiSend.integration.test.ts': [
          'default: a batch that was altered in any way is refused, or is what the contract makes of it',
          'error: the contract runs what is hidden behind bytes, padding and offsets; here it is refused',
        ],
        'packages/protocol/src/safe/readable.test.ts': ['error: %s, by itself or inside of others'],
        'apps/web/src/session/safe/write/unreadable.integration.test.ts': [
          'error: what cannot be read to the last byte reaches no wallet, whoever keeps it',
        ],
        'apps/server/src/safe/proposals/refusedFields.integration.test.ts': [
          'error: what cannot be read to the last byte is refused in words; the same batch as usual is taken',
        ],
        'e2e/safeTrustFloppy.spec.ts': [
          'error: a batch that hides a module behind one more byte can be neither signed nor executed',
        ],
        'e2e/safeAppRefusals.spec.ts': [
          'error: an app that hides a module in a batch behind one more byte gets no signature, and the person reads why',
        ],
      },
    },
    {
      id: 'A5',
      promise:
        'No code of the page asks for a blind signature (`eth_sign`), and what stands in front of the wallet stops one. The gateway takes none unless the operator allows it.',
      heldBy: {
        'scripts/security/sources.test.ts': ['behavior: no code of the page asks for a blind signature'],
        'apps/web/src/session/intents/line/guardProvider.test.ts': [
          'error: a second request and other methods are stopped, reads are not',
        ],
        'apps/web/src/session/safe/acting/acting.integration.test.ts': [
          'error: what is asked for another account, what nobody reviewed, and methods that sign blindly',
        ],
        'apps/server/src/safe/proposals/whoMayPropose.integration.test.ts': [
          'error: eth_sign where the operator does not allow it is refused with 422, and nothing is written',
        ],
      },
    },
    {
      id: 'A6',
      promise:
        'Where the Safe would pay for the execution (gas price, token or receiver of the refund), a red panel says to whom and how much, and nothing can be signed until it is ticked.',
      heldBy: {
        'e2e/safeDangers.spec.ts': [
          'error: a delegatecall needs a typed word, what the Safe pays a tick; until then no wallet is asked',
        ],
        'apps/web/src/session/safe/review/reviewSubject.test.ts': [
          'behavior: what is dangerous is found, at any depth',
        ],
        'apps/web/src/session/safe/executions/ExecutedCall.test.tsx': [
          'behavior: that the Safe pays for it is said in red',
        ],
      },
    },
    {
      id: 'A7',
      promise:
        '`release.json` holds the hash of every other built file, `npm run verify-release` finds one changed bit of any of them on a running site, and two builds in different places are the same to the byte. The browser itself refuses a file that was changed: since Chrome 127, Safari 18 and Firefox 138 also those that are loaded later. In older ones, down to Chrome 105, Safari 16.4 and Firefox 115, the page has each of those compared before it is imported. In browsers that are older still the page does not start, and says so.',
      heldBy: {
        'apps/server/src/release/verifyRelease.integration.test.ts': [
          'default: what was built is what is served, whoever may frame it',
          'error: one bit of %s',
        ],
        'e2e/release.spec.ts': ['error: one bit of any kind of file is found out'],
        'scripts/test.ts': ['a second build is the same'],
        'e2e/tampering.spec.ts': ['error: a tampered …'],
        'e2e/olderTampering.spec.ts': ['error: a tampered file …'],
        'e2e/older.spec.ts': [
          'error: a tampered file for older browsers is not run, and the page says so',
          'error: a browser without …',
        ],
        'scripts/checks/floor/isCurrent.test.ts': [
          'default: the first browsers that compare lazy files with the import map are the ones we say',
        ],
      },
    },
  ],
}
