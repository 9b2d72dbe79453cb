import { errorText } from '../../../chain/errorText.ts'
import { revertReasonOf } from '../../transactions/revertReasonOf.ts'

/** Why the wallet or the chain refused: the reason of the contract where there is one. */
export function failureWords(error: unknown): string {
  return revertReasonOf(error) ?? errorText(error)
}
