import type { SecurityTopic } from '../securityTopic.ts'

const whoMayPropose = 'apps/server/src/safe/proposals/whoMayPropose.integration.test.ts'
const contractOwners = 'apps/server/src/safe/proposals/contractOwners.integration.test.ts'
const refusedFields = 'apps/server/src/safe/proposals/refusedFields.integration.test.ts'
const gatewayRefusals = 'apps/server/src/safe/gateway/gatewayRefusals.test.ts'

export const gatewayRequests: SecurityTopic = {
  title: 'Requests to the gateway',
  rows: [
    {
      id: '54',
      promise: 'A hash for another chain, another Safe or a version without the chain: 422.',
      heldBy: {
        [whoMayPropose]: [
          'error: the domain of another chain is refused with 422, and nothing is written',
          'error: the domain of another Safe is refused with 422, and nothing is written',
          'error: the domain of a Safe before 1.3.0 is refused with 422, and nothing is written',
        ],
      },
    },
    {
      id: '55',
      promise:
        'A signature of a stranger, of somebody who was an owner, or of an owner of another Safe: 422.',
      heldBy: {
        [whoMayPropose]: [
          'error: a stranger is refused with 422, and nothing is written',
          'error: somebody who was an owner is refused with 422, and nothing is written',
        ],
        'apps/server/src/safe/signatures/createVerifier.integration.test.ts': [
          'error: a stranger, an owner of another Safe, an owner who was removed',
        ],
      },
    },
    {
      id: '57',
      promise:
        'Signatures of contracts that point outside, far away or into themselves: 422. Safes that own Safes count three deep, not four.',
      heldBy: {
        [contractOwners]: [
          'error: an offset outside is refused with 422, and nothing is written',
          'error: an offset of 2^256 − 1 is refused with 422, and nothing is written',
          'error: an offset into the part itself is refused with 422, and nothing is written',
          'error: Safes in Safes, four deep is refused with 422, and nothing is written',
          'default: Safes in Safes, three deep is taken',
        ],
        'packages/protocol/src/safe/signatures/parseSignatures.test.ts': [
          'behavior: whatever the bytes, it is parsed or refused with words, and reads nothing twice',
        ],
      },
    },
    {
      id: '58',
      promise: 'An approval that is not on the chain: 422. One that is: 200.',
      heldBy: {
        [contractOwners]: [
          'error: an approval that is not on the chain is refused with 422, and nothing is written',
          'behavior: an approval on the chain is taken',
        ],
      },
    },
    {
      id: '60',
      promise: 'The same proposal again, also at the same moment: 200, and one row.',
      heldBy: {
        [whoMayPropose]: ['behavior: posted twice, also at once, is one row with one confirmation'],
      },
    },
    {
      id: '61',
      promise: 'An operation of 2, `"1"` or true: 400.',
      heldBy: {
        [refusedFields]: [
          'error: operation 2 is refused with 400, and nothing is written',
          'error: operation "1" is refused with 400, and nothing is written',
          'error: operation true is refused with 400, and nothing is written',
        ],
      },
    },
    {
      id: '63',
      promise: 'Data of half a byte or no hex: 400; 200 kB of it: 413.',
      heldBy: {
        [refusedFields]: [
          'error: data of half a byte is refused with 400, and nothing is written',
          'error: data that is no hex is refused with 400, and nothing is written',
          'error: 200 kB of data is refused with 413, and nothing is written',
        ],
      },
    },
    {
      id: '64',
      promise: 'A value of 2^256, of 1.5 or as a number: 400.',
      heldBy: {
        [refusedFields]: [
          'error: a value of 2^256 is refused with 400, and nothing is written',
          'error: a value of 1.5 is refused with 400, and nothing is written',
          'error: a value as number is refused with 400, and nothing is written',
        ],
      },
    },
    {
      id: '66',
      promise:
        'A signature for a message that nobody knows: 404. A proposal for a nonce that is used up: 422.',
      heldBy: {
        'apps/server/src/safe/messages/messages.integration.test.ts': [
          'error: what does not count is not stored',
        ],
        [refusedFields]: ['error: an executed nonce is refused with 422, and nothing is written'],
      },
    },
    {
      id: '67',
      promise: 'A deletion by somebody else, or signed for another hour: 403.',
      heldBy: {
        'apps/server/src/safe/proposals/whoMayDelete.integration.test.ts': [
          'error: another owner cannot delete: 403',
          'error: the proposer two hours ago cannot delete: 403',
          'error: the proposer in an hour cannot delete: 403',
        ],
      },
    },
    {
      id: '69',
      promise: 'A limit of -1 or 100,000, a cursor that is a path, an offset of 9e99: 400.',
      heldBy: {
        [gatewayRefusals]: ['error: limit -1', 'error: limit 100000', 'error: a path as cursor'],
        'packages/safe-api/src/values/values.test.ts': ['error: refuses'],
      },
    },
    {
      id: '70',
      promise: 'A body that is text or a form: 415. A name that comes twice, or a NUL: 400.',
      heldBy: {
        [gatewayRefusals]: ['error: text', 'error: a form', 'error: a name twice'],
        [refusedFields]: ['error: a NUL in the origin is refused with 400, and nothing is written'],
      },
    },
    {
      id: '72',
      promise: 'A `Host` or `X-Forwarded-Host` of somebody else changes no link.',
      heldBy: {
        'apps/server/src/safe/gateway/gatewayServer.integration.test.ts': [
          'behavior: links to other pages have the configured origin, whatever the request says',
        ],
      },
    },
    {
      id: '73',
      promise:
        '`__proto__` and `constructor` as names in JSON: 400, and no object is changed by them. A `length` that cannot be compared: 400.',
      heldBy: {
        'apps/server/src/rpc/parseStrictJson.test.ts': ['error: forbidden key in %s'],
        [gatewayRefusals]: ['error: a name that every object has'],
        'apps/server/src/sign-in/badMessages.integration.test.ts': ['error: a key that is none'],
        'apps/server/src/simulate/parseSimulation.test.ts': [
          'error: whatever else is sent is refused in words',
        ],
        'scripts/security/sources.test.ts': ["behavior: no length is measured by zod's own checks"],
      },
    },
  ],
}
