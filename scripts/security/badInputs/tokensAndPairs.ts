import type { SecurityTopic } from '../securityTopic.ts'

export const tokensAndPairs: SecurityTopic = {
  title: 'Tokens and pairs',
  rows: [
    {
      id: '88',
      promise:
        'Names with foreign letters, turned around, without width, a megabyte long or with code in them: text, cut, “not listed”.',
      heldBy: {
        'e2e/hostileWords.spec.ts': ['error: names of tokens are text, cut, cleaned and called not listed'],
        'apps/server/src/safe/decode/tokenWords.test.ts': [
          'behavior: no line breaks, no signs that turn text around, and not too long',
        ],
        'apps/server/src/safe/assets/hostileNames.integration.test.ts': [
          'error: whatever tokens call themselves, balances are whole, and names short and readable',
        ],
      },
    },
    {
      id: '90',
      promise:
        'Tokens that answer false or nothing, burn all gas, refuse, keep 99 % or change their amounts: found by the rehearsal, or held to the promised minimum.',
      heldBy: {
        'apps/web/src/session/intents/rehearsal/judgeRehearsal.test.ts': [
          'behavior: a token that answers false has refused; one that answers nothing, or true, has not',
          'behavior: one part less is short, also of what is paid',
        ],
        'apps/server/src/simulate/hostileCalls.integration.test.ts': [
          'error: a contract that %s, as token and as target',
        ],
        'packages/protocol/src/intents/swapIntent.integration.test.ts': [
          'behavior: a token that keeps %s hundredths of a percent',
        ],
      },
    },
    {
      id: '91',
      promise:
        'Pairs of others cannot be named: addresses are derived from the factory and the tokens of the list, and the factory is asked at the start. A pool that was given a present is quoted by its reserves, as the router does.',
      heldBy: {
        'packages/protocol/src/pairs/pairs.test.ts': ['default: derived addresses equal the published ones'],
        'apps/server/src/checkContracts/checkContracts.integration.test.ts': [
          'error: a router of another exchange, and pairs that its factory does not know',
        ],
        'e2e/pair.spec.ts': ['error: a name that is no pair has words and a way back'],
        'packages/devnet/src/liquidity.integration.test.ts': [
          'behavior: exact also where a part of the fees is shared and someone gave the pool a present',
        ],
      },
    },
  ],
}
