/** Code did not arrive, or was not the code this page was built with. */
export class LoadError extends Error {
  override readonly name = 'LoadError'
  readonly code = 'load'

  constructor(title: string, options: ErrorOptions) {
    super(`The files of ${title} are missing or have been changed, so they were not run.`, options)
  }
}
