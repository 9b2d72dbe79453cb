import type { SecurityTopic } from '../securityTopic.ts'

export const browser: SecurityTopic = {
  title: 'Browser, frames and messages',
  rows: [
    {
      id: 'C1',
      promise:
        'Listed hosts may frame the page, everybody else gets a blank one. The header is on every answer: all routes, methods and statuses are walked through.',
      heldBy: {
        'apps/server/src/headers/everyAnswer.integration.test.ts': [
          'default: whatever is asked in whatever way, the answer has all the headers',
          'error: also when one asks too much',
          'error: also when the chain and the database are away',
        ],
        'e2e/safeFrame.spec.ts': [
          'default: inside a Safe host the Safe connects by itself, and the terms are asked for it',
          'error: in the evil twin nothing is shown and nothing is said',
        ],
      },
    },
    {
      id: 'C2',
      promise:
        'A page around ours that nobody lists changes nothing and hears nothing, even where the browser lets it frame us. Nothing is ever posted to `*`.',
      heldBy: {
        'e2e/safeHost.spec.ts': [
          'error: in the evil twin the page is alone even where the browser lets it be framed',
        ],
        'packages/safe-frame/src/app/connectToHost.test.ts': [
          'error: the evil twin gets nothing (its name is told: %s)',
        ],
        'packages/safe-frame/src/app/createHostLine.test.ts': [
          'behavior: where the browser does not tell, only a greeting leaves, to each allowed host by name',
        ],
        'scripts/security/sources.test.ts': ['behavior: no message is posted to anybody who listens'],
      },
    },
    {
      id: 'C3',
      promise: '10,000 senseless messages each way: no uncaught error, and the next good one is answered.',
      heldBy: {
        'packages/safe-frame/test/malformed.test.ts': [
          'error: a host that is sent nonsense stays up and answers the next good request',
          'error: an app that is sent nonsense by its host stays up and hears the next good answer',
        ],
        'e2e/safeHost.spec.ts': ['behavior: 10,000 senseless messages of the host do no harm'],
        'e2e/safeAppRefusals.spec.ts': [
          'behavior: 10,000 senseless messages do no harm, and the app is answered afterwards',
        ],
      },
    },
    {
      id: 'C4',
      promise:
        '25 hostile names of tokens, collectibles and apps are text: nothing runs, no link leads to them, and links elsewhere tell nobody where they come from.',
      heldBy: {
        'e2e/hostileWords.spec.ts': [
          'error: names of tokens are text, cut, cleaned and called not listed',
          'error: so are those of collectibles and apps, and what they lead to',
        ],
        'e2e/wallets.spec.ts': ['error: announcements of strangers are cut, cleaned or left out'],
        'scripts/security/sources.test.ts': ['behavior: no code of ours writes HTML, or makes code of text'],
      },
    },
    {
      id: 'C5',
      promise:
        'No parameter of an address leads anywhere: nothing reads one for that, and the server sends nobody on. 23 strings under six names are tried.',
      heldBy: {
        'e2e/strangeLinks.spec.ts': ['error: no parameter of an address leads anywhere'],
        'apps/server/src/headers/everyAnswer.integration.test.ts': [
          'default: whatever is asked in whatever way, the answer has all the headers',
        ],
      },
    },
    {
      id: 'C6',
      promise:
        'No script comes from another host. Only with `PRODUCTION_HOST` does a document allow those of the session recorder. WalletConnect opens a line to its relay and to no other host; with `WALLETCONNECT_RELAY_URL`, to that relay alone.',
      heldBy: {
        'apps/server/src/static/documentNeeds.test.ts': [
          'default: a document that names nothing gets nothing but our own server',
          'behavior: WalletConnect opens its relay and nothing else',
          'behavior: a relay that the document names is the only one',
        ],
        'apps/server/src/headers/everyAnswer.integration.test.ts': [
          'default: whatever is asked in whatever way, the answer has all the headers',
        ],
        'apps/web/build/checkPolicy.test.ts': ['error: a file of another host stops the build'],
        'e2e/walletConnect.spec.ts': ['default: pair by link, agree, sign in, come back, hang up'],
      },
    },
    {
      id: 'C7',
      promise:
        'With storage denied, full, corrupt or of another build the app works; a broken key is reset alone, and preferences are all that is lost.',
      heldBy: {
        'apps/web/src/boot/ensureStorage.test.ts': ['error: storage that throws when touched is replaced'],
        'apps/web/src/session/createStored.test.ts': [
          'error: what a full storage refuses is kept for this page',
          'error: denied storage throws nothing',
        ],
        'e2e/faults/storage.spec.ts': [
          'default: storage is denied: …',
          'behavior: storage is full: …',
          'error: every value corrupt, …',
        ],
        'apps/web/src/session/preferences.test.ts': ['error: no stored text crashes it'],
        'apps/web/src/chain/persistQueries.test.ts': [
          'error: any damage to the stored text reads as nothing stored',
        ],
        'apps/web/src/session/transactions/createTransactionStore.test.ts': [
          'error: one broken key is reset alone',
        ],
      },
    },
    {
      id: 'C8',
      promise:
        'Every page wakes up as it was drawn, without a wallet and with one that comes back, in the dark, in German, fourteen hours ahead. Every browser test fails on a warning.',
      heldBy: {
        'e2e/hydration.spec.ts': ['behavior: far from here, in the dark, with …'],
      },
    },
    {
      id: 'C9',
      promise:
        'Over 400 kbit/s and 400 ms there is text within 5 s and a button that connects within 10 s, as little is needed before (95 KiB of scripts at most). What is slow says so, and after 15 s there is a way to try again.',
      heldBy: {
        'e2e/faults/slowNetwork.spec.ts': [
          'default: /pairs over 400 kbit/s and 400 ms: text within 5 s, a button that connects within 10 s',
          'behavior: figures that do not come: …',
        ],
        '.size-limit.mjs': ['first load of /'],
      },
    },
    {
      id: 'C10',
      promise:
        'Wallets are told apart by their announcement; two of one name are both listed and marked, and what stands in `window.ethereum` is not called unless it was chosen.',
      heldBy: {
        'e2e/wallets.spec.ts': [
          'behavior: two wallets of one name are both listed and each answers for itself',
          'behavior: what stands in window.ethereum is never called unless it was chosen',
        ],
        'apps/web/src/session/wallet/listWallets.test.ts': [
          'behavior: two under one name are both listed, by uuid, and both marked',
        ],
      },
    },
    {
      id: 'C11',
      promise:
        'What the policy of a page blocks is reported to our own server, which counts it by directive and keeps nothing: the log has the directive and the origin of what was blocked, never a page, a path or a visitor.',
      heldBy: {
        'apps/server/src/headers/policyReports.integration.test.ts': [
          'default: both kinds of report are counted by directive',
          'behavior: the log has the directive and the origin of what was blocked, and nothing else',
          'error: too many, too large or no report at all',
        ],
        'e2e/policy.spec.ts': ['behavior: what the policy blocks is reported to our server, and counted'],
      },
    },
  ],
}
