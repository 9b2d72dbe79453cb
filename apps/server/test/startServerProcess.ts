import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { z } from 'zod'
import { compileCache } from './compileCache.ts'

export type ServerProcess = {
  url: string
  /** As a power cut does. */
  kill(): Promise<void>
  /** As whoever restarts it does; the exit code. */
  terminate(): Promise<number | null>
  /** Everything that it wrote. */
  said(): string
}

const main = new URL('../src/main.ts', import.meta.url).pathname

/** A real server in a process of its own, on a free port unless settings name one, once it says that it is ready. */
export async function startServerProcess(
  settings: Record<string, string>,
  webFolder: string,
): Promise<ServerProcess> {
  const port = settings.PORT ?? String(await freePort())
  const env = { ...compileCache, ...settings, PORT: port }
  const child = spawn(process.execPath, [main, webFolder], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: unknown) => {
      said += String(chunk)
      if (said.includes('LOVE is ready')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(() => reject(new Error(`The server ended early:\n${said}`)))
  })
  await ready
  return {
    url: `http://127.0.0.1:${port}`,
    said: () => said,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    terminate() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = z.object({ port: z.number() }).parse(probe.address())
  await new Promise((done) => probe.close(done))
  return port
}
