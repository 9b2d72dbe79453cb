import type { SecurityTopic } from '../securityTopic.ts'

export const addresses: SecurityTopic = {
  title: 'Addresses of pages',
  rows: [
    {
      id: '1',
      promise: '`?next=//evil.example` leads nowhere: the page stays what it is.',
      heldBy: { 'e2e/strangeLinks.spec.ts': ['error: no parameter of an address leads anywhere'] },
    },
    {
      id: '3',
      promise: '`?next=javascript:…` and `data:text/html,…` lead nowhere, and nothing runs.',
      heldBy: { 'e2e/strangeLinks.spec.ts': ['error: no parameter of an address leads anywhere'] },
    },
    {
      id: '4',
      promise: '`?next=https://app.example@evil.example/` leads nowhere.',
      heldBy: { 'e2e/strangeLinks.spec.ts': ['error: no parameter of an address leads anywhere'] },
    },
    {
      id: '6',
      promise:
        'The zero address, the router and others that are no tokens are not taken as one; the page says so.',
      heldBy: {
        'apps/web/src/programs/swap/form/swapForm.test.ts': ['error: %s is not taken as a token'],
        'e2e/swap.spec.ts': ['error: bad links are harmless, and say what is wrong'],
      },
    },
    {
      id: '7',
      promise:
        'Amounts like `1e400`, `-1`, `0x10`, `１`, `1,5`, `NaN` or with 19 decimals are an error of their field; nothing is quoted, and nothing is rounded.',
      heldBy: {
        'packages/protocol/src/amounts/amounts.test.ts': [
          'error: %j is refused',
          'error: more decimals than the token has are refused, not rounded',
        ],
        'e2e/swap.spec.ts': ['error: bad links are harmless, and say what is wrong'],
      },
    },
    {
      id: '9',
      promise: '`?recipient=…` is ignored: whoever pays receives.',
      heldBy: {
        'apps/web/src/programs/swap/form/swapForm.test.ts': [
          'behavior: bad values are dropped one by one, what belongs to nothing is ignored',
        ],
        'packages/protocol/src/intents/swapIntent.integration.test.ts': [
          'behavior: whoever pays receives, until twenty minutes of chain time have passed',
        ],
      },
    },
    {
      id: '10',
      promise:
        '`?chainId=999999` and `?chainId=1%00` change nothing, as a build has one chain; the gateway says that the chain is not offered.',
      heldBy: {
        'e2e/strangeLinks.spec.ts': [
          'error: a chain that is not offered, and one with a NUL, change nothing',
        ],
        'apps/server/src/safe/gateway/gatewayRefusals.test.ts': ['error: another chain', 'error: no chain'],
      },
    },
    {
      id: '12',
      promise: 'A parameter of 100 kB is refused (414 or 431), one that comes 1,000 times counts once.',
      heldBy: {
        'apps/server/src/app.integration.test.ts': [
          'error: an address of 9,000 characters',
          'error: an address of 100 kB has an answer with all headers',
        ],
        'apps/web/src/programs/swap/form/swapForm.test.ts': [
          'behavior: endless and repeated parameters are harmless',
        ],
      },
    },
    {
      id: '13',
      promise:
        '`/__proto__`, `/constructor`, ways up to `/etc/passwd` and `/%ff` are not found, with all headers.',
      heldBy: {
        'apps/server/src/app.integration.test.ts': ['error: %s is not found, with all headers'],
      },
    },
  ],
}
