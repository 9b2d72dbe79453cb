/** The code of a program did not arrive, or was not the code this page was built with. */
export class ProgramLoadError extends Error {
  override readonly name = 'ProgramLoadError'
  readonly code = 'program-load'

  constructor(title: string, options: ErrorOptions) {
    super(`The files of ${title} are missing or have been changed, so they were not run.`, options)
  }
}
