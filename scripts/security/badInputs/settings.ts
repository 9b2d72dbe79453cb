import type { SecurityTopic } from '../securityTopic.ts'

export const settings: SecurityTopic = {
  title: 'Settings of the operator',
  rows: [
    {
      id: '16',
      promise:
        'No `RPC_URLS` on mainnet, or a network that is none: it does not start, and says which setting.',
      heldBy: {
        'apps/server/src/settings/chainSettings.test.ts': ['error: no node on mainnet'],
        'apps/server/src/settings/serverSettings.test.ts': ['error: another network'],
        'apps/server/src/main.integration.test.ts': ['error: bad settings: a line each, exit code 1'],
      },
    },
    {
      id: '18',
      promise: 'A node of another chain than the network’s: it does not start.',
      heldBy: {
        'apps/server/src/main.integration.test.ts': ['error: a node of another chain: one line, exit code 1'],
        'apps/server/src/checkContracts/checkContracts.integration.test.ts': [
          'error: nodes of other chains, a line each',
        ],
      },
    },
    {
      id: '19',
      promise: '`SAFE_HOSTS` with `*`, half an origin, a policy or a line break inside: refused.',
      heldBy: { 'apps/server/src/settings/serverSettings.test.ts': ['error: SAFE_HOSTS=%j'] },
    },
    {
      id: '21',
      promise: 'A contract without code on the chain, each with a line: it does not start.',
      heldBy: {
        'apps/server/src/checkContracts/checkContracts.integration.test.ts': [
          'error: contracts without code, a line each and nothing else about them',
          'error: a target of delegate calls that is nobody',
        ],
      },
    },
    {
      id: '22',
      promise:
        '`APP_URL` without https on mainnet, or with a path: refused. Opened at another address, sign-in is off and says where it works.',
      heldBy: {
        'apps/server/src/settings/serverSettings.test.ts': [
          'error: http in production',
          'error: an address with a path',
        ],
        'apps/server/src/sign-in/cookieRoutes.integration.test.ts': [
          'error: $method $path at an address that it is not made for',
        ],
      },
    },
    {
      id: '24',
      promise:
        '`PORT=0x50`, `-1`, `abc` and their like: refused for every number, all bad settings at once, no value repeated.',
      heldBy: {
        'apps/server/src/config.test.ts': [
          'error: %s takes whole decimal numbers in its range only',
          'error: every bad setting is named at once, one line each, and no value is repeated',
        ],
      },
    },
    {
      id: '25',
      promise:
        'What looks like a key in a setting that reaches the browser: refused, with the name of the setting.',
      heldBy: {
        'apps/server/src/settings/serverSettings.test.ts': ['error: what reaches the browser holds no key'],
        'apps/web/build/readBuildSettings.test.ts': [
          'error: a link with a key in it would be in the page for everybody',
        ],
      },
    },
  ],
}
