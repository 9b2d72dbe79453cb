import { resolve } from 'node:path'
import { StartError } from '../errors.ts'
import { databaseCode } from './isDatabaseFailure.ts'

/** The folder is no secret; whoever reads this needs to know which one it is. */
export function sqliteProblem(error: unknown, folder: string): StartError {
  if (error instanceof StartError) return error
  const message = `The database in ${resolve(folder)} cannot be opened: ${reason(databaseCode(error))}. Set DATA_DIR to a folder this user can write to.`
  return new StartError('no-database', message, { cause: error })
}

function reason(code: string): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_READONLY':
    case 'SQLITE_READONLY_DIRECTORY':
      return 'it is not writable'
    case 'EEXIST':
    case 'ENOTDIR':
      return 'it is not a folder'
    case 'SQLITE_NOTADB':
    case 'SQLITE_CORRUPT':
      return 'the file there is not a database, or it is damaged'
    case 'SQLITE_BUSY':
      return 'another process has locked it'
    case 'ENOSPC':
    case 'SQLITE_FULL':
      return 'the disk is full'
    default:
      return code
  }
}
