import type { SecurityTopic } from '../securityTopic.ts'

export const gateway: SecurityTopic = {
  title: 'The Safe gateway',
  rows: [
    {
      id: 'G1',
      promise:
        'Nothing is written without a valid signature of an owner over the hash that we compute. Who proposed it deletes it, by a signature of this hour. More than 50 wrong requests leave the database as it was.',
      heldBy: {
        'apps/server/src/safe/proposals/whoMayPropose.integration.test.ts': [
          'error: %s is refused with %i, and nothing is written',
        ],
        'apps/server/src/safe/proposals/contractOwners.integration.test.ts': [
          'error: %s is refused with %i, and nothing is written',
        ],
        'apps/server/src/safe/proposals/refusedFields.integration.test.ts': [
          'error: %s is refused with %i, and nothing is written',
        ],
        'apps/server/src/safe/proposals/whoMayDelete.integration.test.ts': ['error: %s cannot delete: %i'],
        'apps/server/src/safe/messages/messages.integration.test.ts': [
          'error: what does not count is not stored',
        ],
      },
    },
    {
      id: 'G2',
      promise:
        'A queue holds a hundred proposals, twenty of one nonce, and none more than a hundred nonces ahead. What somebody left behind who is no owner any longer gives way.',
      heldBy: {
        'apps/server/src/safe/proposals/limits.integration.test.ts': [
          'behavior: twenty rivals and a hundred in all, also when they come at once',
          'behavior: what somebody left behind who is no owner any longer gives way',
        ],
        'apps/server/src/safe/proposals/refusedFields.integration.test.ts': [
          'error: a nonce 101 ahead is refused with 422, and nothing is written',
        ],
      },
    },
    {
      id: 'G3',
      promise: 'A body has at most 256 kB, data 128, a message 32, an origin 200 letters.',
      heldBy: {
        'apps/server/src/safe/gateway/gatewayRefusals.test.ts': ['error: too much', 'error: 200 kB of data'],
        'packages/safe-api/src/requests/requests.test.ts': [
          'error: too much of what may be long has a code of its own, so that it can be a 413',
          'behavior: a message of exactly 32 kB is taken',
        ],
        'apps/server/src/safe/proposals/refusedFields.integration.test.ts': [
          'error: a long origin is refused with 400, and nothing is written',
        ],
      },
    },
    {
      id: 'G4',
      promise:
        'Requests made of the definitions of all endpoints, with nasty parts in them, never get a 5xx: 1,200 in `npm test`, 20,000 in `npm run test:deep`.',
      heldBy: {
        'apps/server/src/safe/fuzz.integration.test.ts': [
          'error: nothing that is sent to %s brings the server down',
          'behavior: after all that the Safe is what it was',
        ],
      },
    },
    {
      id: 'G5',
      promise:
        'While the database is away or silent everybody is told so within a second, with a time to come back; what was acknowledged is there afterwards, also when the process is killed.',
      heldBy: {
        'apps/server/src/safe/databaseAway.integration.test.ts': [
          'error: while the database is away everybody is told so, and what was acknowledged is there afterwards',
        ],
        'apps/server/src/store/breaker.integration.test.ts': [
          'error: a database that falls silent: soon everybody is told at once, and when it is back all works',
        ],
        'apps/server/src/safe/proposals/kill.integration.test.ts': [
          'default: killed at ten random points, everything that was acknowledged is there, and whole',
        ],
      },
    },
    {
      id: 'G6',
      promise:
        'Pages have at most a hundred entries, cursors are checked, and links to the next one never follow the request.',
      heldBy: {
        'packages/safe-api/src/values/values.test.ts': ['error: refuses'],
        'apps/server/src/safe/gateway/gatewayRefusals.test.ts': [
          'error: limit 100000',
          'error: a path as cursor',
        ],
        'apps/server/src/safe/gateway/gatewayServer.integration.test.ts': [
          'behavior: links to other pages have the configured origin, whatever the request says',
        ],
      },
    },
    {
      id: 'G7',
      promise:
        'Who asks is told by the proxies that the operator trusts, and by nobody else; by default there are none.',
      heldBy: {
        'apps/server/src/clientIp.test.ts': [
          'default: nobody is trusted by default',
          'default: one proxy, and a client that writes the header itself',
        ],
        'apps/server/src/sign-in/cookieRoutes.integration.test.ts': [
          'error: $method $path at an address that it is not made for',
        ],
      },
    },
    {
      id: 'G8',
      promise:
        'Only listed hosts read the gateway from a browser, by name and without credentials; no origin is repeated.',
      heldBy: {
        'apps/server/src/headers/everyAnswer.integration.test.ts': [
          'behavior: listed hosts read the gateway, anybody our manifest, and nobody anything else',
        ],
        'apps/server/src/safe/gateway/createGateway.test.ts': [
          'behavior: only listed hosts may read from a browser, and nobody is repeated',
        ],
      },
    },
    {
      id: 'G9',
      promise:
        'What strangers write about their collectibles costs little: it is kept within a number of bytes, cut to what a card shows, and read a few at a time, once for all who ask and so many a minute for each.',
      heldBy: {
        'apps/server/src/safe/assets/createCollectibles.integration.test.ts': [
          'error: hostile descriptions leave next to nothing in memory',
          'behavior: many askers cost one reading, few calls at once, and little gas each',
          'error: who asks for too many waits, while others get theirs',
        ],
        'apps/server/src/createByteCache.test.ts': [
          'default: what was used last stays within the bytes, the rest goes',
        ],
      },
    },
    {
      id: 'G10',
      promise:
        'Looking at Safes takes no place from anybody: one is followed where an owner is signed in, has signed something here, or somebody came back; the least used one makes room, but never one with proposals, messages or a signed-in owner.',
      heldBy: {
        'apps/server/src/safe/index/createLook.integration.test.ts': [
          'error: looks of strangers at more Safes than there is room for keep none of them',
          'behavior: who comes back has the Safe followed, in the place of the least used',
          'behavior: proposals, messages and signed-in owners are never forgotten',
        ],
      },
    },
    {
      id: 'G11',
      promise:
        'With a full disk writes are refused with a time to come back, `/ready` says why, everything stored can be read, and with room it goes on by itself.',
      heldBy: {
        'apps/server/src/store/fullDisk.integration.test.ts': [
          'error: while the disk is full writes are refused with a time, reads work, and readiness says why',
        ],
      },
    },
    {
      id: 'G12',
      promise:
        'Whoever is no longer an owner cannot delete what an owner has confirmed, and of typed data only what is signed is stored.',
      heldBy: {
        'apps/server/src/safe/proposals/whoMayDelete.integration.test.ts': [
          'error: who is no longer an owner cannot delete what an owner has confirmed, only what nobody has',
        ],
        'apps/server/src/safe/messages/messages.integration.test.ts': [
          'behavior: of typed data only what is signed is stored',
          'error: what does not count is not stored',
        ],
      },
    },
  ],
}
