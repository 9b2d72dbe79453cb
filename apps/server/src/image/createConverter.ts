import type { Converted, ConvertRequest } from './convertPicture.ts'
import { type ConverterProcess, createConverterProcess } from './createConverterProcess.ts'

export type Convert = (request: ConvertRequest, signal: AbortSignal) => Promise<Converted | undefined>

export type ConverterDeps = { start?: () => ConverterProcess; idleMs?: number }

/** As many as there are cores on the smallest machine we promise anything for. */
const AT_ONCE = 2
/** Then its memory goes back to the system. */
const IDLE_MS = 10_000

/** Two pictures at a time; others wait their turn, and who calls bounds how many wait. */
export function createConverter({
  start = createConverterProcess,
  idleMs = IDLE_MS,
}: ConverterDeps = {}): Convert {
  const idle: { process: ConverterProcess; timer: NodeJS.Timeout }[] = []
  const waiting = new Set<() => void>()
  let running = 0

  const take = (): ConverterProcess => {
    for (let kept = idle.pop(); kept; kept = idle.pop()) {
      clearTimeout(kept.timer)
      if (kept.process.isAlive()) return kept.process
    }
    return start()
  }

  const keep = (process: ConverterProcess) => {
    if (!process.isAlive()) return
    const entry = {
      process,
      timer: setTimeout(() => {
        idle.splice(idle.indexOf(entry), 1)
        process.end()
      }, idleMs).unref(),
    }
    idle.push(entry)
  }

  const wakeNext = () => {
    const [next] = waiting
    next?.()
  }

  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        signal.removeEventListener('abort', wake)
        waiting.delete(wake)
        resolve()
      }
      waiting.add(wake)
      signal.addEventListener('abort', wake, { once: true })
    })

  return async (request, signal) => {
    // A loop, as somebody new may come in between being woken and running.
    while (running >= AT_ONCE && !signal.aborted) await turn(signal)
    if (signal.aborted) {
      wakeNext()
      return undefined
    }
    running++
    const process = take()
    try {
      return await process.convert(request, signal)
    } finally {
      running--
      keep(process)
      wakeNext()
    }
  }
}
