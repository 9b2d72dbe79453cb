import { RequestTimeoutError } from '@love/http/request'
import { errorText } from '../../chain/errorText.ts'
import { serverAwayText } from '../../chain/missingFilesText.ts'
import { ServerRefusal } from './ServerRefusal.ts'

/** Why a request to our own server came to nothing. */
export function serverErrorWords(error: unknown): string {
  if (error instanceof ServerRefusal) return error.message
  if (error instanceof RequestTimeoutError) return 'The server did not respond in time.'
  if (error instanceof TypeError) return serverAwayText
  return errorText(error)
}
