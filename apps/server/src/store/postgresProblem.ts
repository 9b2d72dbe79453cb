import { StartError } from '../errors.ts'
import { databaseCode } from './isDatabaseFailure.ts'

/** The driver's own words may hold the host and the user, so they stay in the cause; only the code is told. */
export function postgresProblem(error: unknown): StartError {
  if (error instanceof StartError) return error
  const message = `The database of DATABASE_URL cannot be used: ${reason(databaseCode(error))}. Correct DATABASE_URL, or unset it to keep the data in DATA_DIR.`
  return new StartError('no-database', message, { cause: error })
}

function reason(code: string): string {
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return 'nothing is listening there'
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'its host is unknown'
    case '28P01':
    case '28000':
      return 'it rejects the user, the password or the connection method'
    case '3D000':
      return 'it has no database with that name'
    case '42501':
      return 'its user is not allowed to create tables there'
    case '53300':
      return 'it has no free connections'
    case '57P03':
      return 'it is still starting up'
    case 'no answer':
    case 'ETIMEDOUT':
      return 'it timed out'
    default:
      return `it failed with code ${code}`
  }
}
