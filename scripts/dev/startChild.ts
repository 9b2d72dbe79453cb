import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type ChildOptions = {
  readonly env?: Record<string, string>
  /** How it says that it is ready; that line is kept back. */
  readonly ready: RegExp
  readonly onExit: () => void
}

export type Child = { readonly ready: Promise<unknown>; stop(): Promise<void> }

/** A program of ours in a process of its own. What it says appears among what we say. */
export function startChild(parameters: readonly string[], { env, ready, onExit }: ChildOptions): Child {
  const child = spawn(process.execPath, parameters, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  child.on('exit', onExit)
  const lines = createInterface({ input: child.stdout })
  return {
    ready: new Promise<void>((resolve) => {
      lines.on('line', (line) => {
        if (ready.test(line)) resolve()
        else console.log(line)
      })
    }),
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}
