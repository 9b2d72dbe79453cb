import { BusyError } from '../safe/signatures/signatureLimits.ts'
import { type Asked, startThread, type Thread } from './startThread.ts'

export type ThreadPool<Question, Answer> = {
  /** Throws `BusyError` when too many wait, and where a thread crashes over it. */
  ask(question: Question): Promise<Answer>
  /** How many have not been answered yet. */
  waiting(): number
  close(): Promise<void>
}

export type ThreadPoolParameters = {
  /** The code of a thread. */
  file: URL
  threads: number
  /** How many may wait, in all threads together. */
  waiting: number
  /** What people are told. */
  words: { busy: string; crashed: string }
  /** Hears why a thread crashed. */
  report: (cause: unknown) => void
}

/** Few at a time in a thread, so that little must be asked again when it crashes. */
const ASKED_AT_ONCE = 16

type Waiter<Answer> = { resolve(answer: Answer): void; reject(error: Error): void; crashes: number }

/** Work that the event loop would stand still for. */
export function createThreadPool<Question, Answer>(
  parameters: ThreadPoolParameters,
): ThreadPool<Question, Answer> {
  const { file, threads: count, waiting, words, report } = parameters
  const waiters = new Map<number, Waiter<Answer>>()
  const queue: Asked<Question>[] = []
  const threads = new Set<Thread<Question>>()
  let lastId = 0
  let isClosed = false

  const settle = (id: number) => {
    const waiter = waiters.get(id)
    waiters.delete(id)
    return waiter
  }
  /** Who was there when a thread crashed is asked alone the second time, so that the guilty one harms nobody else. */
  const isSuspect = (id: number) => (waiters.get(id)?.crashes ?? 0) > 0
  const hasRoom = ({ asked }: Thread<Question>, { id }: Asked<Question>) =>
    asked.size === 0 || (asked.size < ASKED_AT_ONCE && ![id, ...asked.keys()].some(isSuspect))
  const start = () => {
    const thread = startThread<Question, Answer>(
      {
        onAnswer({ id, answer }) {
          settle(id)?.resolve(answer)
          handOut()
        },
        onCrash: replace,
      },
      file,
    )
    threads.add(thread)
  }
  const handOut = () => {
    // Only where there is work: a server begins sooner without, and a thread that cannot start must not try for ever.
    while (queue.length > 0 && threads.size < count) start()
    for (const thread of threads)
      for (let next = queue[0]; next && hasRoom(thread, next); next = queue[0]) {
        queue.shift()
        thread.ask(next)
      }
  }
  const replace = (crashed: Thread<Question>, cause: unknown) => {
    threads.delete(crashed)
    report(cause)
    for (const [id, asked] of crashed.asked) {
      const waiter = waiters.get(id)
      if (!waiter) continue
      waiter.crashes += 1
      if (waiter.crashes === 1) queue.unshift(asked)
      else settle(id)?.reject(new BusyError(words.crashed))
    }
    handOut()
  }

  return {
    ask(question) {
      if (isClosed) return Promise.reject(closing())
      if (waiters.size >= waiting) return Promise.reject(new BusyError(words.busy))
      return new Promise((resolve, reject) => {
        lastId += 1
        waiters.set(lastId, { resolve, reject, crashes: 0 })
        queue.push({ id: lastId, question })
        handOut()
      })
    },
    waiting: () => waiters.size,
    async close() {
      isClosed = true
      queue.length = 0
      for (const id of [...waiters.keys()]) settle(id)?.reject(closing())
      await Promise.all([...threads].map((thread) => thread.stop()))
      threads.clear()
    },
  }
}

const closing = () => new BusyError('The server is closing. Try again in a few seconds.')
