import type { SecurityTopic } from '../securityTopic.ts'

export const signIn: SecurityTopic = {
  title: 'Sign-in and sessions',
  rows: [
    {
      id: 'B1',
      promise:
        'Of 50 posts of one signed text at the same moment exactly one begins a session, in a hundred rounds, on SQLite and on two servers that share one Postgres.',
      heldBy: {
        'apps/server/src/sign-in/replay.integration.test.ts': [
          'behavior: of 50 posts of one text one succeeds, on SQLite',
          'behavior: and on two servers that share one Postgres',
        ],
      },
    },
    {
      id: 'B2',
      promise:
        'A text for another domain is refused: above, below, another port or scheme, a user before it, a look-alike, a dot at its end.',
      heldBy: {
        'apps/server/src/sign-in/badMessages.integration.test.ts': [
          'error: another domain',
          'error: a domain above',
          'error: a domain below',
          'error: another port',
          'error: a user before the domain',
          'error: a look-alike',
          'error: a dot at the end',
        ],
      },
    },
    {
      id: 'B3',
      promise:
        'Only the very text that the server gave is taken. Of more than 10,000 texts with something changed none passes the checks, however well it is signed.',
      heldBy: {
        'apps/server/src/sign-in/badMessages.integration.test.ts': [
          'behavior: no changed text passes the checks',
          'behavior: no changed text is accepted, however well it is signed',
        ],
        'packages/protocol/src/signIn/signInMessage.test.ts': [
          'behavior: whatever is read makes the same text again',
        ],
      },
    },
    {
      id: 'B4',
      promise:
        'Nonces have 128 bits of a secure generator: `Math.random` that always says the same changes nothing.',
      heldBy: {
        'apps/server/src/sign-in/signIn.integration.test.ts': ['behavior: nobody can guess what comes next'],
      },
    },
    {
      id: 'B5',
      promise:
        'The clock of a visitor does not matter: all times are those of the server. A text lives ten minutes, with half a minute of tolerance.',
      heldBy: {
        'e2e/signIn.spec.ts': ['behavior: a clock that is …'],
        'apps/server/src/sign-in/signIn.integration.test.ts': [
          'behavior: a text lives ten minutes, and clocks may differ by half a minute',
        ],
      },
    },
    {
      id: 'B6',
      promise:
        'Contract accounts sign in, also those that are still to be made. Hostile ones (15 kinds: gas, megabytes, wrong answers) get a 401 within six seconds, and a few words of what they say come over the wire.',
      heldBy: {
        'apps/server/src/sign-in/contracts.integration.test.ts': [
          'default: 2 of 3',
          'default: it signs in, and stays signed in when it is made',
          'error: signed for something else, or by others',
          'error: that %s',
        ],
      },
    },
    {
      id: 'B7',
      promise:
        'A Safe that needs more owners waits for them, over reloads and for a day; an empty answer of its wallet alone never signs in.',
      heldBy: {
        'apps/server/src/sign-in/pending.integration.test.ts': [
          'default: it waits for its owners, and ends when the last one has signed',
          'behavior: and so does what the Safe itself signed on the chain',
          'behavior: a day later it is over',
        ],
        'e2e/signInSafe.spec.ts': [
          'behavior: two of three: one starts and leaves, another signs, the first comes back signed in',
        ],
      },
    },
    {
      id: 'B8',
      promise:
        'A contract is asked again for every write and every ten minutes: an owner who was removed is signed out by then.',
      heldBy: {
        'apps/server/src/sign-in/sessions.integration.test.ts': [
          'behavior: a contract is asked for every write, and every ten minutes',
        ],
        'apps/server/src/sign-in/pending.integration.test.ts': [
          'behavior: when an owner who signed is removed, the session ends within ten minutes',
        ],
        'apps/server/src/me/meRefusals.integration.test.ts': [
          'behavior: a Safe is asked again before each write, and a removed owner writes no more',
        ],
      },
    },
    {
      id: 'B9',
      promise:
        'The cookie is `__Host-` (on `http://localhost` alone it has a plain name, because WebKit keeps no other there), opaque, new with every sign-in and worth nothing after sign-out. Every route that takes it refuses what another site could send, also with the cookie; the routes are enumerated.',
      heldBy: {
        'apps/server/src/sign-in/signIn.integration.test.ts': [
          'default: signed in until signed out',
          'behavior: each sign-in has a session of its own, and ends the one before',
        ],
        'apps/server/src/sign-in/cookies.test.ts': [
          'default: at %s a cookie is for this host and for safe lines only, whatever the request says',
        ],
        'apps/server/src/sign-in/cookieRoutes.integration.test.ts': [
          'error: $method $path from elsewhere',
          'error: $method $path that is no JSON',
        ],
        'apps/server/src/me/cookieAuthority.integration.test.ts': [
          'default: every cookie route refuses what another site could send, also with the cookie',
          'behavior: /v1, /v2 and /rpc answer the same with and without a session',
        ],
      },
    },
    {
      id: 'B10',
      promise:
        'Another account in the wallet ends the session within a second, and nothing more is asked with it.',
      heldBy: {
        'e2e/signIn.spec.ts': [
          'behavior: another account ends the session within a second, and asks nothing with it',
        ],
        'apps/web/src/session/signIn/createSignIn.test.ts': [
          'behavior: another account ends the session at once, and asks nothing with the old one',
        ],
      },
    },
    {
      id: 'B11',
      promise:
        'Tabs stay in step within a second, also without BroadcastChannel: sign-in, sign-out and terms.',
      heldBy: {
        'e2e/signIn.spec.ts': ['behavior: two tabs stay in step, …'],
        'e2e/terms.spec.ts': ['behavior: what one tab agrees to, the other sees …'],
      },
    },
    {
      id: 'B12',
      promise:
        'Ten signatures a minute from one client and five of them for one account, then a 429 that says when. Only sign-ins that were begun by this visitor count, and nobody else is held up by them. Signers are recovered beside the event loop, which goes on turning. (`npm run bench` measures `/health` under such a load.)',
      heldBy: {
        'apps/server/src/sign-in/signIn.integration.test.ts': [
          'error: ten signatures a minute from one client, five of them for one account',
          'behavior: nobody locks an account out, be it with texts that were never issued or with sign-ins of their own',
          'behavior: a nonce of somebody else, or one that was used, counts against no account',
        ],
        'apps/server/src/threads/createThreads.test.ts': [
          'behavior: the event loop goes on turning while many are recovered',
          'error: more than may wait are told to come again, the others are served',
        ],
      },
    },
    {
      id: 'B13',
      promise:
        'The agreement to the terms is a key of the browser for each checksummed address, and counts for the text of today only. Where storage is denied it holds for the visit.',
      heldBy: {
        'apps/web/src/session/terms/createTermsStore.test.ts': [
          'behavior: the key is the checksummed address, however it is spelt',
          'behavior: a receipt for another text makes the stored value read as false, and agreeing again repairs it',
        ],
        'e2e/terms.spec.ts': ['behavior: where storage is denied the agreement holds for the visit'],
      },
    },
  ],
}
