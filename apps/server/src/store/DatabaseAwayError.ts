/** Nobody asked the database: it did not answer those before. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError'
  readonly code = 'EDBAWAY'

  constructor() {
    super('The database did not answer before, and is asked again in a few seconds.')
  }
}
