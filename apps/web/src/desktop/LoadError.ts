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
  /** What to do about it, in a sentence or two. */
  readonly advice: string
  readonly retry: () => void

  constructor(title: string, { wasChanged, retry, cause }: LoadFailure) {
    super(
      wasChanged
        ? `A file of ${title} has been changed, so your browser did not run it.`
        : `${title} could not be loaded.`,
      { cause },
    )
    this.wasChanged = wasChanged
    this.advice = wasChanged ? changedAdvice : lostAdvice()
    this.retry = retry
  }
}

const changedAdvice = 'Reload the page. If you see this again, do not connect a wallet here.'

/** Where the browser does not tell a lost file from a changed one, the words for the first warn of the second. */
function lostAdvice(): string {
  const advice = 'Check your internet connection, then retry.'
  const tells = 'responseStatus' in PerformanceResourceTiming.prototype
  return tells ? advice : `${advice} If this keeps happening, do not connect a wallet here.`
}
