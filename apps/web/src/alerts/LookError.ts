import { errorText } from '../chain/errorText.ts'

/** Why a look has found nothing, in words for people. */
export class LookError extends Error {
  override readonly name = 'LookError'
}

export function lookErrorText(error: unknown): string {
  return error instanceof LookError ? error.message : errorText(error)
}
