import { gatewayErrorText } from '../../../session/safe/gateway/gatewayErrorText.ts'
import type { RestoredSafeTx } from '../../../session/safe/recycleBin/restoreSafeTx.ts'

/** What became of the signatures is said only where some are lost. */
export function restoredWords(nonce: bigint, { taken, had, failure }: RestoredSafeTx): string {
  const words = `Restored: nonce ${nonce} waits in the queue again`
  if (taken === had) return `${words}, with all its signatures.`
  const why = failure === undefined ? 'Who is no owner any more does not count.' : gatewayErrorText(failure)
  return `${words}, with ${taken} of its ${had} signatures. ${why}`
}
