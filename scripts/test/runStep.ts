import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Counts, readCounts, sayCounts } from './readCounts.ts'

export type Step = {
  readonly name: string
  /** A program of node_modules/.bin, or `node`, and its parameters. */
  readonly command: readonly [string, ...string[]]
  /** Counts single tests by the runner's JSON report; other steps count as one. */
  readonly report?: 'vitest' | 'playwright'
  /** Tests that it skips are checks that this machine cannot make; elsewhere they are tests for another screen. */
  readonly countsSkipped?: true
  /** Settings that must be found out first; throws a sentence when that fails. */
  readonly prepare?: () => Promise<Record<string, string>>
}

/** Runs one step, prints one line when it is green and everything it said when it is not. */
export async function runStep(step: Step, settings: Record<string, string>): Promise<Counts> {
  const started = Date.now()
  const folder = await mkdtemp(join(tmpdir(), 'love-test-'))
  const reportFile = join(folder, 'report.json')
  try {
    const prepared = (await step.prepare?.()) ?? {}
    const { code, said } = await run(step, { ...settings, ...prepared, TEST_REPORT: reportFile })
    const read = await readCounts(step.report, reportFile, code)
    const counts = step.countsSkipped ? read : { ...read, skipped: 0 }
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    if (counts.failed > 0) console.log(said)
    const tests = step.report ? `, ${sayCounts(counts)}` : ''
    const verdict = counts.failed > 0 ? 'FAILED' : counts.passed > 0 ? 'ok    ' : 'skipped'
    console.log(`${verdict} ${step.name} (${seconds} s${tests})`)
    return counts
  } catch (error) {
    console.log(`FAILED ${step.name}: ${error instanceof Error ? error.message : String(error)}`)
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Hundreds of processes load the same files: one of them compiles them. */
const compiled = resolve('node_modules/.cache/compiled')

function run({ command: [program, ...parameters], report }: Step, settings: Record<string, string>) {
  const file = program === 'node' ? process.execPath : join('node_modules', '.bin', program)
  const env = { NODE_COMPILE_CACHE: compiled, ...process.env, ...settings, FORCE_COLOR: '0', NO_COLOR: '1' }
  if (report === 'vitest')
    parameters.push('--reporter=default', '--reporter=json', `--outputFile=${settings.TEST_REPORT}`)
  return new Promise<{ code: number; said: string }>((resolve, reject) => {
    const isWindows = process.platform === 'win32'
    // In a group of its own, so that what a failed test left behind can be ended with it.
    const child = spawn(file, parameters, { env, shell: isWindows, detached: !isWindows })
    under.add(child)
    const said: string[] = []
    child.stdout.on('data', (chunk) => said.push(String(chunk)))
    child.stderr.on('data', (chunk) => said.push(String(chunk)))
    child.on('error', reject)
    child.on('exit', (code) => {
      under.delete(child)
      endGroup(child)
      resolve({ code: code ?? 1, said: said.join('') })
    })
  })
}

const under = new Set<ChildProcess>()

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined || process.platform === 'win32') return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // Nobody of it is left, as it should be.
  }
}

/** Ends what is under way, with its servers and browsers. Playwright stops its own servers on this signal only. */
export async function stopSteps(): Promise<void> {
  const ended = [...under].map((child) => once(child, 'exit'))
  for (const child of under) child.kill('SIGINT')
  await Promise.all(ended)
}
