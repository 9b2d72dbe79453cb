import type { SecurityTopic } from '../securityTopic.ts'

export const walletAnswers: SecurityTopic = {
  title: 'Answers of wallets',
  rows: [
    {
      id: '27',
      promise:
        'Accounts that are none, null, too short, in small letters or 200: “no account”, or the account with its checksum.',
      heldBy: {
        'apps/web/src/session/wallet/parseAnswers.test.ts': [
          'error: %j holds no account',
          'behavior: two hundred accounts are two hundred, and one bad one costs only itself',
        ],
        'e2e/wallets.spec.ts': [
          'error: every answer to a call has words of its own, and the line is free again',
          'behavior: an account …',
        ],
      },
    },
    {
      id: '28',
      promise:
        'Each code of a refusal, a bare text and nothing at all have words of their own, within a second.',
      heldBy: {
        'e2e/wallets.spec.ts': [
          'error: every answer to a call has words of its own, and the line is free again',
        ],
        'apps/web/src/chain/errorText.test.ts': ['behavior: no two of these say the same'],
      },
    },
    {
      id: '30',
      promise: 'An answer that comes after the window was closed, or a second time, is ignored.',
      heldBy: {
        'apps/web/src/session/wallet/providerConnector.test.ts': [
          'behavior: a hung up call ends at once, and a late answer changes nothing',
        ],
        'e2e/wallets.spec.ts': [
          'behavior: while a wallet thinks, the window says so; what it says after Cancel is ignored',
        ],
        'apps/web/src/session/wallet/demo/createApprovals.test.ts': [
          'behavior: only the first answer counts',
        ],
      },
    },
    {
      id: '31',
      promise: '`0x1`, `1` as text or number and `0x01` are chain 1; null is a chain that nobody knows.',
      heldBy: {
        'apps/web/src/session/wallet/parseAnswers.test.ts': [
          'default: %j is chain 1',
          'error: %j is a chain nobody knows',
        ],
        'e2e/walletNetworks.spec.ts': [
          'behavior: the chain …',
          'behavior: a chain that is no chain is an unknown one',
        ],
      },
    },
    {
      id: '33',
      promise:
        'A wallet that says it switched and did not stays on the wrong network, and nothing can be sent.',
      heldBy: {
        'e2e/walletNetworks.spec.ts': [
          'error: a wallet that says it switched and did not stays on the wrong network',
        ],
        'e2e/review.spec.ts': [
          'behavior: on another network there is nothing to confirm but a way to switch',
        ],
      },
    },
    {
      id: '34',
      promise:
        'Signatures to sign in with: `0x` waits for contracts only, v of 0 and 1 is understood, v of 37, the upper s and 64 bytes get a 401, wrapped ones are checked, more than 8 kB are refused before anything is asked.',
      heldBy: {
        'apps/server/src/sign-in/signIn.integration.test.ts': ['behavior: what wallets make of a signature'],
        'apps/server/src/sign-in/badMessages.integration.test.ts': ['error: 8 kB and two bytes of signature'],
        'apps/server/src/sign-in/contracts.integration.test.ts': [
          'default: it signs in, and stays signed in when it is made',
        ],
        'apps/server/src/sign-in/pending.integration.test.ts': [
          'default: it waits for its owners, and ends when the last one has signed',
        ],
      },
    },
    {
      id: '36',
      promise:
        'What is no hash is not followed; the hash of something else is found out by reading it again; the hash of a Safe’s proposal is never waited for as a transaction.',
      heldBy: {
        'apps/web/src/session/intents/sending/sendOneByOne.integration.test.ts': [
          'error: an answer that is no hash is not followed',
          'error: a wallet that sent something other than was reviewed is found out',
        ],
        'e2e/safeFrame.spec.ts': [
          'behavior: a swap becomes one proposal, and nobody waits for a receipt of it',
        ],
      },
    },
    {
      id: '37',
      promise: 'A balance is what our node says; the node of the wallet is not asked.',
      heldBy: {
        'e2e/wallets.spec.ts': [
          'behavior: a balance is what our node says, and the node of the wallet is not asked',
        ],
      },
      missing: 'As the wallet’s node is never asked, nobody is told when it says something else than ours.',
    },
    {
      id: '39',
      promise:
        'Announcements with a script as icon, 5 MB of it or a name of 10 kB: cut, cleaned or left out.',
      heldBy: {
        'apps/web/src/session/wallet/announcedWallet.test.ts': [
          'behavior: the picture %.40s is left out, the wallet stays',
          'behavior: names are cut and cleaned',
        ],
        'e2e/wallets.spec.ts': ['error: announcements of strangers are cut, cleaned or left out'],
      },
    },
    {
      id: '40',
      promise: 'A batch that was done in part is shown call by call, and is unclear where nobody can tell.',
      heldBy: {
        'e2e/review.spec.ts': ['behavior: a batch that was done in part shows what became of each call'],
        'apps/web/src/session/intents/sending/batchSteps.test.ts': [
          'behavior: in part is shown call by call where there is a receipt for each',
          'behavior: in part without a receipt for each is unclear, not a success',
        ],
      },
    },
  ],
}
