import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'

export type RunningProgram = {
  /** The first group of the line that was waited for. */
  readonly found: string
  /** What it has now, and the most it ever had, where the system says so (Linux). */
  residentMegabytes(which?: 'now' | 'most'): number
  /** Files and connections, also where the system says so. */
  openFiles(): number
  /** Milliseconds that all of its threads have computed so far, where the system says so too. */
  computedMs(): number
  /** With Ctrl-C's signal. */
  stop(): Promise<void>
}

/** What Linux counts time in, for programs. */
const TICK_MS = 10

/** In a process of its own, once it has said a certain line. */
export async function startProgram(
  parameters: readonly string[],
  line: RegExp,
  settings: Record<string, string>,
  folder = '.',
): Promise<RunningProgram> {
  const child = spawn(process.execPath, parameters, { cwd: folder, env: { ...process.env, ...settings } })
  const exited = once(child, 'exit')
  let said = ''
  const found = await new Promise<string>((resolve, reject) => {
    const read = (chunk: unknown) => {
      said += String(chunk)
      const match = line.exec(said)
      if (match) resolve(match[1] ?? '')
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(`${parameters.join(' ')} ended early:\n${said}`)))
  })
  return {
    found,
    residentMegabytes(which = 'now') {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      const [, kilobytes = '0'] =
        (which === 'now' ? /VmRSS:\s+(\d+) kB/ : /VmHWM:\s+(\d+) kB/).exec(status) ?? []
      return Number(kilobytes) / 1_024
    },
    openFiles: () => readdirSync(`/proc/${child.pid}/fd`).length,
    computedMs() {
      // After the name, which may hold anything: in user mode and in the system, as the 14th and 15th field.
      const [, rest = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(/\) (?=[^)]*$)/)
      const fields = rest.split(' ').map(Number)
      return ((fields[11] ?? Number.NaN) + (fields[12] ?? Number.NaN)) * TICK_MS
    },
    async stop() {
      child.kill('SIGINT')
      await exited
    },
  }
}
