import { revertReasonOf } from '../../activity/revertReasonOf.ts'
import { errorText } from '../../chain/errorText.ts'

/** Why the wallet or the chain refused: the reason of the contract where there is one. */
export function failureWords(error: unknown): string {
  return revertReasonOf(error) ?? errorText(error)
}
