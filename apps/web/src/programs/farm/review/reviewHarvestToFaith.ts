import type { VaultState } from '@love/protocol/actions/readVault'
import { formatAmount } from '@love/protocol/amounts/amount'
import type { Farm } from '@love/protocol/farm/farm'
import { harvestIntent } from '@love/protocol/intents/harvestIntent'
import { harvestToFaithIntent } from '@love/protocol/intents/harvestToFaithIntent'
import { faith } from '@love/protocol/tokens/tokens'
import { previewEntry } from '@love/protocol/vault/previewEntry'
import { loveText, rewardValue } from '../moneyText.ts'
import type { FarmReview } from './farmReview.ts'
import type { FarmReviewContext } from './reviewContext.ts'
import { shortfallWords } from './reviewHarvest.ts'

/** Throws words when there is nothing to harvest, or the vault lets nobody in. */
export function reviewHarvestToFaith(
  farm: Farm,
  { pids, vault }: { readonly pids: readonly bigint[]; readonly vault: VaultState },
  context: FarmReviewContext,
): FarmReview {
  const { deployment, account, lovePrice, money } = context
  const harvested = harvestIntent({ deployment, account, farm, pids })
  const amount = harvested.expects.reduce((sum, { least }) => sum + least, 0n)
  const intent = harvestToFaithIntent({ deployment, account, farm, pids, vault })
  const entry = previewEntry(vault, amount)
  return {
    intent,
    pays: rewardValue(amount, lovePrice),
    next: [{ label: 'See your FAITH', to: '/faith' }],
    facts: [
      { label: 'You harvest', value: loveText(amount, lovePrice, money) },
      { label: 'You receive (estimated)', value: formatAmount({ raw: entry.shares, token: faith }) },
      {
        label: 'Value after deposit',
        value: loveText(entry.worth, lovePrice, money),
      },
      {
        label: 'Your dilution',
        value: entry.cost > 0n ? loveText(entry.cost, lovePrice, money) : 'none',
      },
      { label: 'Extra rewards', value: 'stay in your wallet as LOVE' },
    ],
    warnings: [
      ...shortfallWords(farm, pids, amount),
      ...(entry.cost > 0n
        ? [
            `The vault's ${vault.feePercent}% deposit fee dilutes your FAITH: it is worth less than the LOVE you deposit.`,
          ]
        : []),
    ],
  }
}
