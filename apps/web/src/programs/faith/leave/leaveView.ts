import type { VaultState } from '@love/protocol/actions/readVault'
import { faith } from '@love/protocol/tokens/tokens'
import { previewExit } from '@love/protocol/vault/previewEntry'
import { errorText } from '../../../chain/errorText.ts'
import { type AmountView, amountView } from '../../../trading/amountView.ts'
import { closedWords } from '../closedWords.ts'

export type LeaveView = AmountView & {
  /** LOVE that the next block pays; undefined while nothing can be made of what was typed. */
  readonly paid?: bigint
}

export function leaveView(text: string, vault: VaultState | undefined): LeaveView {
  const view = amountView(text, faith, vault?.position?.shares)
  if (!vault || view.amount === undefined || closedWords(vault)) return view
  try {
    const paid = previewExit(vault, view.amount)
    if (paid === 0n) return { ...view, error: 'This amount of FAITH is too small to redeem for LOVE.' }
    return { ...view, paid }
  } catch (error) {
    return { ...view, error: errorText(error) }
  }
}
