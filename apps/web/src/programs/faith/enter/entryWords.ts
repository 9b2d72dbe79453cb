import type { VaultState } from '@love/protocol/actions/readVault'
import { formatAmount } from '@love/protocol/amounts/amount'
import { fraction } from '@love/protocol/prices/fraction'
import { faith, love } from '@love/protocol/tokens/tokens'
import type { EntryPreview } from '@love/protocol/vault/previewEntry'
import { percentWords } from '../../../trading/percentWords.ts'

export const entryLoveText = (raw: bigint) => formatAmount({ raw, token: love })
export const faithText = (raw: bigint) => formatAmount({ raw, token: faith })

/** What an entry costs, before anything was typed. */
export function entryFeeWords(vault: VaultState | undefined): string {
  if (vault?.feePercent === 0n) return 'Deposits and withdrawals are free (network fee only).'
  return (
    `Each deposit mints ${vault?.feePercent ?? '…'}% extra FAITH for the fee recipient, ` +
    'which dilutes every holder slightly. Withdrawals are free (network fee only).'
  )
}

/** The same with the numbers of one entry. */
export function dilutionWords(vault: VaultState, love: bigint, preview: EntryPreview): string {
  const { shares, feeShares, worth, cost, othersLose } = preview
  if (feeShares === 0n) return 'No deposit fee: your deposit dilutes no one.'
  const yours =
    cost > 0n
      ? `Your ${faithText(shares)} are worth ${entryLoveText(worth)} after the deposit: ${costText(cost, love)} less than you deposit.`
      : `Your ${faithText(shares)} are worth ${entryLoveText(worth)} after the deposit, no less than you deposit.`
  const others =
    othersLose > 0n
      ? ` Other holders lose ${entryLoveText(othersLose)} in total.`
      : ' Other holders lose nothing.'
  return `The vault mints ${faithText(feeShares)} (${vault.feePercent}%) for the fee recipient, which dilutes every holder. ${yours}${others}`
}

/** “0.04 LOVE, or 0.01 %” */
export function costText(cost: bigint, love: bigint): string {
  return cost > 0n ? `${entryLoveText(cost)}, or ${percentWords(fraction(cost, love))}` : 'nothing'
}
