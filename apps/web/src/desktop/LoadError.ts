/** Code did not arrive, or was not the code this page was built with. */
export class LoadError extends Error {
  override readonly name = 'LoadError'
  readonly code = 'load'

  constructor(title: string, options: ErrorOptions) {
    super(`The files of ${title} did not arrive, or have been changed and were not run.`, options)
  }
}
