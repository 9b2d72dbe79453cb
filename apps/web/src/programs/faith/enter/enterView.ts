import type { VaultState } from '@love/protocol/actions/readVault'
import { love } from '@love/protocol/tokens/tokens'
import { type EntryPreview, previewEntry } from '@love/protocol/vault/previewEntry'
import { errorText } from '../../../chain/errorText.ts'
import { type AmountView, amountView } from '../../../trading/amountView.ts'
import { closedWords } from '../closedWords.ts'

export type EnterView = AmountView & {
  /** Of the next block, also for more LOVE than there is; undefined while nothing can be made of what was typed. */
  readonly preview?: EntryPreview
}

export function enterView(text: string, vault: VaultState | undefined): EnterView {
  const view = amountView(text, love, vault?.position?.love)
  if (!vault || view.amount === undefined || closedWords(vault)) return view
  try {
    return { ...view, preview: previewEntry(vault, view.amount) }
  } catch (error) {
    return { ...view, error: errorText(error) }
  }
}
