import type { Transaction } from './transaction.ts'

export type ProgressParameters = {
  readonly confirmations: number
  /** Unknown on a chain that makes blocks as it pleases. */
  readonly blockTimeMs: number | undefined
}

/** How far a pending transaction is on its way to being final, or a proposal to its signatures; no value while nobody knows. */
export function progressOf(
  { state }: Pick<Transaction, 'state'>,
  { confirmations, blockTimeMs }: ProgressParameters,
): { readonly value: number | undefined; readonly text: string | undefined } {
  if (state.detail === 'proposed' && state.signed !== undefined && state.required)
    // How many have signed stands in its label.
    return { value: Math.min(1, state.signed / state.required), text: undefined }
  if (state.detail !== 'included') return { value: undefined, text: undefined }
  const depth = Math.min(state.depth, confirmations)
  const left = (confirmations - depth) * (blockTimeMs ?? 0)
  const blocks = `${depth} of ${confirmations} blocks`
  return { value: depth / confirmations, text: left > 0 ? `${blocks}, about ${durationText(left)}` : blocks }
}

function durationText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  return seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}
