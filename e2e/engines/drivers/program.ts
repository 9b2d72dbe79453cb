import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const fonts = join(import.meta.dirname, '../../fonts/fonts.conf')

export type Place = {
  /** For profiles; goes away with the programs. */
  readonly folder: string
  readonly start: (
    program: string,
    parameters: readonly string[],
    env?: Record<string, string>,
  ) => ChildProcess
  /** Ends all that was started here, the last first. */
  readonly close: () => Promise<void>
}

/** Where a browser and its helpers run: with our fonts, and a home of their own. */
export async function openPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'love-engine-'))
  const started: ChildProcess[] = []
  return {
    folder,
    start(program, parameters, env = {}) {
      const child = spawn(program, parameters, {
        env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder, FONTCONFIG_FILE: fonts, ...env },
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      started.push(child)
      return child
    },
    async close() {
      for (const child of started.reverse()) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** What `look` finds, once it finds something. */
export async function waitFor<Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; ) {
    const found = await look().catch(() => undefined)
    if (found !== undefined) return found
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`${what} did not come up within 20 seconds.`)
}
