type LoadFailure = {
  /** Everything arrived, so what did not run is not the code this page was built with. */
  readonly wasChanged: boolean
  /** The next time that it is drawn its code is fetched again. */
  readonly retry: () => void
  readonly cause: unknown
}

/** Code did not arrive, or was not the code this page was built with. */
export class LoadError extends Error {
  override readonly name = 'LoadError'
  readonly code = 'load'
  readonly wasChanged: boolean
  readonly retry: () => void

  constructor(title: string, { wasChanged, retry, cause }: LoadFailure) {
    super(
      wasChanged
        ? `A file of ${title} has been changed, so your browser did not run it.`
        : `${title} could not be loaded.`,
      { cause },
    )
    this.wasChanged = wasChanged
    this.retry = retry
  }
}
