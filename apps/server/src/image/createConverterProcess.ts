import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Converted, ConvertRequest } from './convertPicture.ts'

export type ConverterProcess = {
  /** Undefined when the process died over it or had to be ended with the signal. One at a time. */
  convert(request: ConvertRequest, signal: AbortSignal): Promise<Converted | undefined>
  isAlive(): boolean
  end(): void
}

const reply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), bytes: z.instanceof(Uint8Array), type: z.string() }),
  z.object({ kind: z.enum(['not-a-picture', 'too-many-pixels', 'damaged']) }),
])

/**
 * Decoders are old code in C: a picture that breaks one, or makes it take all memory or time, ends that process and
 * not the server. The process gets no environment, so there is no secret in it.
 */
export function createConverterProcess(): ConverterProcess {
  const child: ChildProcess = fork(fileURLToPath(new URL('./converterProcess.ts', import.meta.url)), {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let isAlive = true
  const end = () => {
    isAlive = false
    child.kill('SIGKILL')
  }
  child.once('exit', end)
  child.on('error', end)
  // An idle process keeps nobody from stopping.
  child.unref()
  child.channel?.unref()

  return {
    isAlive: () => isAlive,
    end,
    convert: (request, signal) =>
      new Promise((resolve) => {
        const finish = (result: Converted | undefined) => {
          signal.removeEventListener('abort', end)
          child.off('exit', die)
          child.off('message', take)
          child.channel?.unref()
          resolve(result)
        }
        const die = () => finish(undefined)
        const take = (message: unknown) => {
          const parsed = reply.safeParse(message)
          if (!parsed.success) end()
          finish(parsed.data)
        }
        child.once('exit', die)
        child.once('message', take)
        signal.addEventListener('abort', end, { once: true })
        child.channel?.ref()
        if (signal.aborted) end()
        if (isAlive) child.send(request, (error) => error && end())
        else die()
      }),
  }
}
