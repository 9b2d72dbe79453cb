/** One test in one engine. */
export type Run = {
  readonly engine: string
  readonly passed: boolean
  readonly skipped: boolean
  /** What the test says of itself: its program and size, or its step, and the version of the engine. */
  readonly about: Readonly<Record<string, string>>
}

type Annotation = { readonly type: string; readonly description?: string }
type Suite = {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly projectName: string
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly annotations: readonly Annotation[]
    }[]
  }[]
}

/** From the JSON report of Playwright. */
export function readRuns(report: Suite): Run[] {
  const own = (report.specs ?? []).flatMap(({ tests }) =>
    tests.map(({ projectName, status, annotations }) => ({
      engine: projectName,
      passed: status === 'expected',
      skipped: status === 'skipped',
      about: Object.fromEntries(annotations.map(({ type, description = '' }) => [type, description])),
    })),
  )
  return [...own, ...(report.suites ?? []).flatMap(readRuns)]
}
