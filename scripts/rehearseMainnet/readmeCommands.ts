import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'

/** The two lines of the README that bring LOVE to mainnet. */
async function readmeCommands(readme = 'README.md'): Promise<string> {
  const text = await readFile(readme, 'utf8')
  const [, block] =
    /```sh\n(export LOVE_NETWORK=mainnet [^\n]+\nnpm run build && npm run serve\n)```/.exec(text) ?? []
  if (!block) throw new Error('The README no longer has the mainnet commands that this script runs.')
  return block
}

export type ServedSite = { readonly url: string; stop(): Promise<void> }

export type RunReadmeParameters = {
  /** Stand for the two nodes of the README, which are nobody's. */
  readonly nodes: readonly [string, string]
  readonly settings: Readonly<Record<string, string>>
}

/** Builds and serves by exactly these lines; only the addresses of the nodes are others. */
export async function runReadme({ nodes, settings }: RunReadmeParameters): Promise<ServedSite> {
  const commands = await readmeCommands()
  const rehearsed = commands.replace(/RPC_URLS=\S+/, `RPC_URLS=${nodes.join()}`)
  if (rehearsed === commands) throw new Error('The commands of the README set no nodes.')
  const shell = spawn('sh', ['-e', '-c', rehearsed], { env: { ...process.env, ...settings }, detached: true })
  const ended = once(shell, 'exit')
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [shell.stdout, shell.stderr])
      stream.on('data', (chunk) => {
        said += String(chunk)
        const [, found] = /LOVE is ready: (\S+)/.exec(said) ?? []
        if (found) resolve(found)
      })
    shell.on('exit', () => reject(new Error(`The commands of the README failed:\n${said}`)))
  })
  return {
    url,
    async stop() {
      if (shell.pid !== undefined) process.kill(-shell.pid, 'SIGTERM')
      await ended
    },
  }
}
