import type { VaultState } from '@love/protocol/actions/readVault'
import { formatAmount } from '@love/protocol/amounts/amount'
import { fraction } from '@love/protocol/prices/fraction'
import { faith, love } from '@love/protocol/tokens/tokens'
import type { EntryPreview } from '@love/protocol/vault/previewEntry'
import { percentWords } from '../../../trading/percentWords.ts'

export const entryLoveText = (raw: bigint) => formatAmount({ raw, token: love })
export const faithText = (raw: bigint) => formatAmount({ raw, token: faith })

/** What an entry costs, before anything was typed. */
export function entryFeeWords({ feePercent }: VaultState): string {
  if (feePercent === 0n) return 'Entering costs nothing, and neither does leaving.'
  return (
    `With every entry the vault mints ${feePercent} % more shares on top, for the receiver of its fee. Nobody pays them in: ` +
    'all the LOVE is then shared by more, so each share is worth a little less. Leaving costs nothing.'
  )
}

/** The same with the numbers of one entry. */
export function dilutionWords(vault: VaultState, love: bigint, preview: EntryPreview): string {
  const { shares, feeShares, worth, cost, othersLose } = preview
  if (feeShares === 0n) return 'The vault takes no fee: nobody loses anything by your entry.'
  const yours =
    cost > 0n
      ? `Your ${faithText(shares)} are worth ${entryLoveText(worth)} right after: ${costText(cost, love)} less than you gave.`
      : `Your ${faithText(shares)} are worth ${entryLoveText(worth)} right after, no less than you gave.`
  const others =
    othersLose > 0n
      ? ` All others together lose ${entryLoveText(othersLose)}.`
      : ' Nobody else loses anything.'
  return `The vault mints ${faithText(feeShares)} (${vault.feePercent} %) on top for the receiver of its fee, and all pay for it. ${yours}${others}`
}

/** “0.04 LOVE, or 0.01 %” */
export function costText(cost: bigint, love: bigint): string {
  return cost > 0n ? `${entryLoveText(cost)}, or ${percentWords(fraction(cost, love))}` : 'nothing'
}
