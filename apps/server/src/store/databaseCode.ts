/** An SQLSTATE, or what the operating system says: all of a failure that is safe to log, as its words may hold addresses. */
export function databaseCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
}
