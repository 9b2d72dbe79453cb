import type { SecurityTopic } from '../securityTopic.ts'

export const trading: SecurityTopic = {
  title: 'Tokens and trading',
  rows: [
    {
      id: 'F1',
      promise:
        'USDT, which answers nothing and changes an allowance only through zero, works. A token that answers `false` has refused.',
      heldBy: {
        'apps/server/src/simulate/simulate.integration.test.ts': [
          'behavior: USDT: approve returns nothing, and works twice only through zero',
        ],
        'packages/protocol/src/intents/swapIntent.integration.test.ts': [
          'behavior: an old USDT allowance that is too small is taken back first',
        ],
        'apps/web/src/session/intents/rehearsal/judgeRehearsal.test.ts': [
          'behavior: a token that answers false has refused; one that answers nothing, or true, has not',
        ],
      },
    },
    {
      id: 'F2',
      promise:
        'Allowances are exact; more only when asked for. Those of our contracts are listed with their size and age, and can be taken back, one or all.',
      heldBy: {
        'packages/protocol/src/intents/approvalCalls.test.ts': [
          'behavior: never more than asked for, and enough afterwards',
          'behavior: everything only when asked for',
        ],
        'packages/protocol/src/intents/revokeIntent.integration.test.ts': [
          'default: allowances of tokens and LP tokens are found in one call, and revoked one and all',
        ],
        'e2e/allowances.spec.ts': [
          'default: size and age of each allowance; one is revoked by one transaction',
        ],
      },
    },
    {
      id: 'F3',
      promise:
        'What a token keeps of a transfer (0.1 to 99 %) is measured by a rehearsal; the right function of the router is called and the promised minimum knows of it. The farm counts what arrived.',
      heldBy: {
        'packages/protocol/src/intents/swapIntent.integration.test.ts': [
          'behavior: a token that keeps %s hundredths of a percent',
        ],
        'apps/server/src/simulate/simulate.integration.test.ts': [
          'behavior: a transfer fee of %i basis points shows, without a wallet',
        ],
        'packages/contracts/solidity/loveFarm.integration.test.ts': ['behavior: what counts is what arrived'],
      },
    },
    {
      id: 'F4',
      promise:
        'Half a percent of slippage by default, a warning above 1 %, a typed word above 5 % and from 15 % impact, nothing above 50 %. Whoever trades before and after in the same block takes no more than the stated minimum, which is never 0 for a quote.',
      heldBy: {
        'packages/protocol/src/intents/sandwich.integration.test.ts': [
          'behavior: a sandwich in the same block takes no more than the stated minimum',
        ],
        'apps/web/src/session/trading/slippage.test.ts': [
          'behavior: more than 1 % is warned about, more than 50 % refused',
          'behavior: more than 5 % needs a typed word',
        ],
        'e2e/swapWallets.spec.ts': [
          'behavior: a trade that is far too large, or a careless slippage, takes a typed word',
        ],
        'packages/protocol/src/quotes/quotes.test.ts': [
          'behavior: the minimum is rounded down and never 0 for a quote',
        ],
        'packages/protocol/src/intents/swapIntent.integration.test.ts': [
          'behavior: whoever pays receives, until twenty minutes of chain time have passed',
        ],
      },
    },
    {
      id: 'F5',
      promise:
        'A price that got worse by a thousandth while it was reviewed must be accepted; prices older than half a minute are not sent.',
      heldBy: {
        'apps/web/src/programs/swap/review/holdOf.test.ts': [
          'behavior: worse by more than a thousandth must be accepted',
          'behavior: old prices are not sent, and cannot be accepted',
        ],
        'e2e/swapWallets.spec.ts': ['behavior: a price that got worse must be accepted'],
      },
    },
    {
      id: 'F6',
      promise:
        'Empty, one-sided and tiny pools have words and no price. No NaN, Infinity or scientific notation is on any page.',
      heldBy: {
        'e2e/swap.spec.ts': ['error: empty, one-sided and tiny pools have no price and no nonsense'],
        'e2e/pair.spec.ts': ['error: pools that are …'],
        'apps/web/src/programs/pairs/pairsColumns.test.tsx': [
          'behavior: whatever the pools hold, no cell of the table shows nonsense',
        ],
      },
    },
    {
      id: 'F7',
      promise:
        'Amounts of 0 to 77 decimals are written and read back exactly; a token with more has no amount.',
      heldBy: {
        'packages/protocol/src/amounts/amounts.test.ts': [
          'behavior: exact text parses back to the same amount for all decimals up to 77',
        ],
        'apps/web/src/programs/safe/assets/assetRows.test.ts': [
          'error: amounts that are none are not shown as zero',
        ],
        'apps/server/src/checkContracts/checkContracts.integration.test.ts': [
          'error: other decimals than the page counts with, and something that is no token',
        ],
      },
    },
    {
      id: 'F8',
      promise:
        'One wei reads `<0.000001`, nothing is shown as more than it is, and the exact amount is beside it. Only an allowance can be “unlimited”.',
      heldBy: {
        'packages/protocol/src/format/format.test.ts': [
          'behavior: never scientific, never more than the exact value, for all amounts and decimals',
          'default: 0.0000001 reads <0.000001',
        ],
        'apps/web/src/session/intents/parts/Effects.test.tsx': [
          'behavior: one wei is less than what can be shown, and the exact figure is on hover',
        ],
        'apps/web/src/programs/safe/transaction/SignedFieldsBox.test.tsx': [
          'default: the value that is signed, to the last wei',
        ],
        'apps/web/src/programs/control-panel/allowances/allowanceTexts.test.ts': [
          'default: sizes are amounts; what can never be used up is unlimited',
        ],
      },
    },
    {
      id: 'F9',
      promise:
        'Only tokens of the list have our names and pictures; all others are marked “not listed”, beside their address. What cannot be seen is taken out of names, which are cut (symbols at 20 letters).',
      heldBy: {
        'e2e/hostileWords.spec.ts': ['error: names of tokens are text, cut, cleaned and called not listed'],
        'apps/web/src/programs/safe/assets/assetRows.test.ts': [
          'behavior: nobody outside the list shows a picture of their choice',
          'default: the most valuable first, with names and decimals of this build',
        ],
        'apps/web/src/chain/cleanText.test.ts': ['behavior: %j loses what cannot be seen'],
      },
    },
    {
      id: 'F10',
      promise:
        'Whoever looks like somebody paid before, or like an entry of the address book, is flagged: all of 1,000 made ones, and at most one of a million random pairs. Transfers of nothing and of unlisted tokens are hidden.',
      heldBy: {
        'packages/protocol/src/safe/poisoning/suspicions.test.ts': [
          'default: every look-alike of somebody paid before or of the address book is flagged',
          'default: of a million random pairs at most one looks alike',
          'behavior: nothing, and tokens that nobody listed, are spam and make nobody known',
        ],
        'apps/server/src/safe/transactions/readImitations.integration.test.ts': [
          'default: whoever looks like somebody paid before is flagged, and nobody else',
        ],
        'e2e/safeReading.spec.ts': [
          'behavior: history by day, with filters in the address and files of what is shown',
        ],
      },
    },
    {
      id: 'F11',
      promise:
        'Tokens whose names are one word, empty, endless or an error spoil no list: the name is read, cut or left out.',
      heldBy: {
        'apps/server/src/safe/decode/decodeRoutes.integration.test.ts': [
          'behavior: the oldest tokens give their names as one word',
          'behavior: a contract that burns all gas, says nonsense or far too much harms nobody',
        ],
        'apps/server/src/safe/assets/assets.integration.test.ts': [
          'behavior: tokens that burn all gas, refuse or are gone spoil nothing',
        ],
        'apps/server/src/safe/assets/hostileNames.integration.test.ts': [
          'error: whatever tokens call themselves, balances are whole, and names short and readable',
          'error: collectibles are whole too, with the address of their description',
          'error: and so are transfers',
        ],
      },
    },
    {
      id: 'F12',
      promise:
        'What a token refuses (paused, blocked, `false`, out of gas) is found by the rehearsal, with its reason, and nothing is sent. The farm lets nobody in a second time in the middle of a deposit.',
      heldBy: {
        'apps/server/src/simulate/simulate.integration.test.ts': [
          'behavior: a failing second call: its reason, and no changes',
        ],
        'apps/server/src/simulate/hostileCalls.integration.test.ts': [
          'error: a contract that %s, as token and as target',
        ],
        'e2e/review.spec.ts': ['error: a rehearsal that fails keeps it from being sent'],
        'packages/contracts/solidity/loveFarm.integration.test.ts': [
          'error: no second call in the middle of a deposit',
        ],
      },
    },
    {
      id: 'F13',
      promise:
        'Entering and leaving the vault give what was previewed, to the wei. After a gift that makes one share dear, an entry for no share is refused and the loss of any other is shown before.',
      heldBy: {
        'packages/protocol/src/vault/vault.integration.test.ts': [
          'default: entering and leaving give what was previewed, to the wei',
          'behavior: a gift that makes one share dear takes nothing from whoever reads before entering',
        ],
      },
    },
    {
      id: 'F14',
      promise: '“Max” of ether leaves twice the estimated fee.',
      heldBy: {
        'e2e/swapWallets.spec.ts': ['behavior: the most ether leaves enough for the fee'],
        'e2e/liquidityWallets.spec.ts': [
          'behavior: the most leaves twice the fee, and more than a balance is refused in words',
        ],
        'apps/web/src/programs/swap/fees/networkFee.test.ts': [
          'behavior: ether keeps twice the fee, and never less than nothing',
        ],
      },
    },
  ],
}
