import type { Deployment } from '@love/contracts/deployments/deployment'
import type { VaultState } from '@love/protocol/actions/readVault'
import { enterVaultIntent } from '@love/protocol/intents/enterVaultIntent'
import type { Intent } from '@love/protocol/intents/intent'
import { leaveVaultIntent } from '@love/protocol/intents/leaveVaultIntent'
import { fraction } from '@love/protocol/prices/fraction'
import { faith, love } from '@love/protocol/tokens/tokens'
import { previewEntry, previewExit } from '@love/protocol/vault/previewEntry'
import type { Address } from 'viem'
import type { ReviewWindowProps } from '../../../review/reviewWindowProps.ts'
import { percentWords } from '../../../trading/percentWords.ts'
import { costText, entryLoveText, faithText } from '../enter/entryWords.ts'

/** LOVE to enter with, or FAITH to leave with. */
export type FaithAsked = { readonly kind: 'enter' | 'leave'; readonly amount: bigint }

/** What a person has asked for, as it was when the review opened. It does not change under their hands. */
export type FaithReview = Pick<ReviewWindowProps, 'intent' | 'facts' | 'warnings'> & {
  readonly asked: FaithAsked
  /** FAITH or LOVE; with less it must be accepted anew. */
  readonly least: bigint
  /** Where a person may want to go once it is confirmed. */
  readonly next: { readonly label: string; readonly to: string }
}

export type FaithReviewContext = { readonly deployment: Deployment; readonly account: Address }

/** From a hundredth of what is given on, the loss is worth a warning. */
const loudLoss = 100n

export function faithReview(vault: VaultState, asked: FaithAsked, context: FaithReviewContext): FaithReview {
  return asked.kind === 'enter' ? entryReview(vault, asked, context) : exitReview(vault, asked, context)
}

function entryReview(vault: VaultState, asked: FaithAsked, context: FaithReviewContext): FaithReview {
  const { amount } = asked
  const { shares, feeShares, worth, cost, othersLose } = previewEntry(vault, amount)
  const intent = enterVaultIntent({ ...context, vault, amount })
  const least = leastOf(intent, faith.symbol)
  return {
    asked,
    intent,
    least,
    next: { label: 'See your portfolio', to: '/portfolio' },
    facts: [
      { label: 'You deposit', value: entryLoveText(amount) },
      { label: 'You receive (estimated)', value: faithText(shares) },
      { label: 'Minimum received', value: faithText(least) },
      { label: `Minted for the fee recipient (${vault.feePercent}%)`, value: faithText(feeShares) },
      { label: 'Value after deposit', value: entryLoveText(worth) },
      { label: 'Your dilution', value: costText(cost, amount) },
      { label: 'Dilution of other holders', value: entryLoveText(othersLose > 0n ? othersLose : 0n) },
    ],
    warnings:
      cost * loudLoss >= amount
        ? [
            `You lose ${percentWords(fraction(cost, amount))} of your LOVE to dilution: the deposit fee goes to the fee recipient.`,
          ]
        : [],
  }
}

function exitReview(vault: VaultState, asked: FaithAsked, context: FaithReviewContext): FaithReview {
  const { amount } = asked
  const paid = previewExit(vault, amount)
  const intent = leaveVaultIntent({ ...context, vault, shares: amount })
  const kept = (vault.position?.shares ?? amount) - amount
  return {
    asked,
    intent,
    least: leastOf(intent, love.symbol),
    next: { label: 'Swap LOVE', to: '/swap?from=LOVE' },
    facts: [
      { label: 'You redeem', value: faithText(amount) },
      { label: 'You receive (estimated)', value: entryLoveText(paid) },
      { label: 'FAITH left', value: faithText(kept) },
      { label: 'Fee', value: 'none' },
    ],
  }
}

function leastOf({ expects }: Intent, symbol: string): bigint {
  return expects.find(({ token }) => token.symbol === symbol)?.least ?? 0n
}
