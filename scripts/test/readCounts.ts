import { readFile } from 'node:fs/promises'

export type Counts = {
  readonly passed: number
  readonly failed: number
  /** What this machine could not check. */
  readonly skipped: number
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  success: boolean
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** Nobody has to read of what was not left out. */
export function sayCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** A runner that fails without a failed test (a crash, no tests at all) still counts as one failure. */
export async function readCounts(
  report: string | undefined,
  file: string,
  exitCode: number,
): Promise<Counts> {
  const counts = report
    ? await countsIn(report, file)
    : { passed: exitCode === 0 ? 1 : 0, failed: 0, skipped: 0 }
  const nothingRan = counts.passed + counts.failed + counts.skipped === 0
  return { ...counts, failed: Math.max(counts.failed, exitCode !== 0 || nothingRan ? 1 : 0) }
}

async function countsIn(report: string, file: string): Promise<Counts> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const parsed: unknown = JSON.parse(text)
  if (report === 'vitest') {
    const { numPassedTests, numFailedTests } = parsed as VitestReport
    return { passed: numPassedTests, failed: numFailedTests, skipped: 0 }
  }
  const { expected, unexpected, flaky, skipped } = (parsed as PlaywrightReport).stats
  // A test that needed a second try is a bug.
  return { passed: expected, failed: unexpected + flaky, skipped }
}
