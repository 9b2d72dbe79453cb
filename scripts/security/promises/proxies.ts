import type { SecurityTopic } from '../securityTopic.ts'

export const proxies: SecurityTopic = {
  title: 'What the server fetches for others',
  rows: [
    {
      id: 'D1',
      promise:
        'Pictures come from listed hosts only: a name is looked up once, all its addresses must be public, and that address is connected to. 75 addresses that mean somebody else are refused without a question or a connection, and nobody is followed to another host.',
      heldBy: {
        'apps/server/src/fetch/refusedAddresses.test.ts': [
          'error: %j: nobody is asked for and nothing is connected',
          'error: %s leads to %j: asked for once, nothing is connected',
        ],
        'apps/server/src/fetch/redirects.integration.test.ts': [
          'error: a redirect to %s is not followed',
          'error: a redirect to another listed host is not followed either, nor one with a password',
        ],
        'apps/server/src/fetch/anyAddress.test.ts': [
          'behavior: whatever is asked for, only listed names are looked up and only their addresses are connected',
        ],
      },
    },
    {
      id: 'D2',
      promise:
        'A picture has at most 1 MB and five seconds, is what its bytes say and never SVG, and is answered in a sandbox as an attachment. A bomb costs at most 20 MB, the cache 64.',
      heldBy: {
        'apps/server/src/image/imageRoute.integration.test.ts': [
          'default: smaller, as webp, locked in, kept for an hour',
          'error: one byte too large',
          'error: svg as png',
        ],
        'apps/server/src/image/bombs.integration.test.ts': [
          'behavior: a bomb is refused from its header and costs at most 20 MB',
        ],
        'apps/server/src/image/createImageCache.test.ts': [
          'behavior: 64 MB and not more, the idlest goes first',
        ],
      },
    },
    {
      id: 'D3',
      promise:
        'The proxy to the node knows 18 methods; of more than 120 others none reaches a node. Bodies, batches, answers, ranges of logs, gas and requests a second have limits, and nobody overrides state.',
      heldBy: {
        'apps/server/src/rpc/methods/rpcMethods.integration.test.ts': [
          'error: of 120 and more others none passes, and no node hears of them',
          'error: %s %j is refused',
        ],
        'apps/server/src/rpc/batch.integration.test.ts': [
          'default: fifty in a batch pass; fifty-one and none at all are one error',
          'error: a body above 64 kB, %s',
        ],
        'apps/server/src/rpc/upstreams/answers.integration.test.ts': [
          'error: an answer above the limit is not read to its end',
        ],
        'apps/server/src/rpc/rateLimit.test.ts': [
          'default: sixty at once, then twenty a second',
          'behavior: all clients together get two hundred a second',
        ],
        'apps/server/src/rpc/fairLimit.test.ts': [
          'behavior: forty clients that ask for all there is do not starve a new one',
        ],
      },
    },
    {
      id: 'D4',
      promise:
        'Each request of a batch is judged alone, a key that comes twice is refused anywhere, and the text that reaches the node is written by us.',
      heldBy: {
        'apps/server/src/rpc/batch.integration.test.ts': [
          'behavior: what a batch may ask goes to the node as one request, with ids of ours',
          'behavior: the text that reaches the node is ours',
          'error: no JSON whatsoever brings a forbidden method to the node or the server down',
        ],
        'apps/server/src/rpc/parseStrictJson.test.ts': [
          'error: a key repeated anywhere in any object is found',
        ],
      },
    },
    {
      id: 'D5',
      promise:
        'Only what cannot change any more is kept; after a reorganisation of up to 64 blocks every answer is the new one. Errors, and answers about something else, are never kept.',
      heldBy: {
        'apps/server/src/rpc/cache.integration.test.ts': [
          'behavior: after a reorganisation of %i blocks every block is the new one',
          'behavior: errors and nothing are asked again',
          'error: an answer about something else is not kept',
        ],
      },
    },
    {
      id: 'D6',
      promise:
        'The key in the address of a node, the password of the database and the token of the metrics are in no answer, no log and no built file. A text of megabytes is cut before it is written, and never in the middle of a secret.',
      heldBy: {
        'apps/server/src/secrets.integration.test.ts': [
          'behavior: the key in a node address appears in no answer and no log, whatever the node says',
          'behavior: the password of the database appears in no answer and no log, also when it goes away',
        ],
        'apps/server/src/log.test.ts': [
          'error: 5 MB in a message or a field are cut, at once',
          'error: no cut leaves a part of a secret, wherever it stands',
        ],
        'scripts/config/printedSettings.test.ts': ['behavior: of secrets only the place is shown'],
        'scripts/test.ts': ['a second build is the same'],
      },
    },
    {
      id: 'D7',
      promise:
        'No client and no kind of request takes the whole server: a client has 400 connections and 200 open requests, pages, reads and writes have places of their own, a body comes within 15 s and at no less than 500 bytes a second, and every rate is checked before the body. `/ready` says when a class is full.',
      heldBy: {
        'apps/server/src/operate/admission.integration.test.ts': [
          'default: 1,100 connections with bodies that never come are one client’s trouble',
          'behavior: many clients can fill the places of one class only, and /ready says so until there is room',
          'behavior: behind a proxy one client has so many open requests, and the others have theirs',
          'behavior: a body that comes fast enough is read; one that drips, or takes more than 15 s, is cut off',
          'behavior: %s %s is refused above its rate before a body comes',
        ],
      },
    },
  ],
}
