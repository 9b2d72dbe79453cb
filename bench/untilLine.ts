import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

export type Started = { readonly seconds: number; readonly megabytes: number }

/** Starts a program, waits for a line of its output, notes time and memory, and stops it with Ctrl-C's signal. */
export async function untilLine(
  command: readonly [string, ...string[]],
  line: RegExp,
  settings: Record<string, string>,
): Promise<Started> {
  const [program, ...parameters] = command
  const started = performance.now()
  const child = spawn(program, parameters, { env: { ...process.env, ...settings } })
  const exited = once(child, 'exit')
  let said = ''
  const seconds = await new Promise<number>((resolve, reject) => {
    const read = (chunk: unknown) => {
      said += String(chunk)
      if (line.test(said)) resolve((performance.now() - started) / 1000)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(`${command.join(' ')} ended early:\n${said}`)))
  })
  const megabytes = residentMegabytes(child.pid ?? 0)
  child.kill('SIGINT')
  await exited
  return { seconds, megabytes }
}

/** The most memory the process ever had, where the system says so (Linux). */
function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
