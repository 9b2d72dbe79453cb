/** SQLSTATE classes of a server that cannot work at the moment, what the system says of a lost connection, and SQLite. */
const codes = /^(08|53|57|58)[0-9A-Z]{3}$|^E[A-Z]{4,}$|^SQLITE_(BUSY|FULL|IOERR|CANTOPEN|READONLY)/

const words = /connection terminated|timeout exceeded|driver has already been destroyed|query read timeout/i

const noRoom = /^53100$|^ENOSPC$|^SQLITE_FULL/

/** Whether it could not be written because the disk is full; what is stored can still be read. */
export function isOutOfRoom(error: unknown): boolean {
  return error instanceof Error && 'code' in error && noRoom.test(String(error.code))
}

/** Whether the database is away rather than something wrong with what it was asked. */
export function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && codes.test(String(error.code))) || words.test(error.message)
}

/** An SQLSTATE, or what the operating system says: all of a failure that is safe to log, as its words may hold addresses. */
export function databaseCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
}
