import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type ServerProcess = { readonly url: string; stop(): Promise<void> }

export type StartServerProcessParameters = { webFolder: string; env: Record<string, string> }

/** The server as the operator starts it. What it says when it refuses becomes the error. */
export async function startServerProcess({
  webFolder,
  env,
}: StartServerProcessParameters): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts', webFolder], {
    env: { PATH: process.env.PATH, ...env },
  })
  const exited = once(child, 'exit')
  let said = ''
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints += String(chunk)
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += String(chunk)
      const [, found] = /LOVE is ready: (\S+)/.exec(said) ?? []
      if (found) resolve(found)
    })
    child.on('exit', () => reject(new Error(`The server did not start:\n${complaints}`)))
  })
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}
