import type { Address, Hash, Hex } from 'viem'
import { BusyError } from './BusyError.ts'
import { plainSignature } from './plainSignature.ts'
import type { RecoveryQuestion } from './recoveryJob.ts'
import { type RecoveryWorker, startWorker } from './startWorker.ts'

export type RecoveryPool = {
  /** Whose key signed, or undefined where nobody's did. Throws `BusyError` when too many wait. */
  recoverAddress(hash: Hash, signature: Hex): Promise<Address | undefined>
  /** How many have not been answered yet. */
  waiting(): number
  close(): Promise<void>
}

export type RecoveryPoolParameters = {
  workers?: number
  /** How many may wait, in all workers together. */
  waiting?: number
  /** Hears why a worker crashed. */
  report?: (cause: unknown) => void
  /** The code of a worker; tests put in one that fails. */
  file?: URL
}

/** Few at a time in a worker, so that little must be asked again when it crashes. */
const ASKED_AT_ONCE = 16

type Waiter = { resolve(address: Address | undefined): void; reject(error: Error): void; crashes: number }

/** Recovers signers away from the event loop, which would stand still for each of them. */
export function createRecoveryPool(parameters: RecoveryPoolParameters = {}): RecoveryPool {
  const {
    workers: count = 1,
    waiting = 1_000,
    report = () => {},
    file = new URL('./recoveryWorker.ts', import.meta.url),
  } = parameters
  const waiters = new Map<number, Waiter>()
  const queue: RecoveryQuestion[] = []
  const workers = new Set<RecoveryWorker>()
  let lastId = 0
  let isClosed = false

  const settle = (id: number) => {
    const waiter = waiters.get(id)
    waiters.delete(id)
    return waiter
  }
  /** Who was there when a worker crashed is asked alone the second time, so that the guilty one harms nobody else. */
  const isSuspect = (id: number) => (waiters.get(id)?.crashes ?? 0) > 0
  const hasRoom = ({ asked }: RecoveryWorker, { id }: RecoveryQuestion) =>
    asked.size === 0 || (asked.size < ASKED_AT_ONCE && ![id, ...asked.keys()].some(isSuspect))
  const start = () => {
    workers.add(
      startWorker(
        {
          onAnswer({ id, address }) {
            settle(id)?.resolve(address ?? undefined)
            handOut()
          },
          onCrash: replace,
        },
        file,
      ),
    )
  }
  const handOut = () => {
    // Only where there is work: a server begins sooner without, and a worker that cannot start must not try for ever.
    while (queue.length > 0 && workers.size < count) start()
    for (const worker of workers)
      for (let next = queue[0]; next && hasRoom(worker, next); next = queue[0]) {
        queue.shift()
        worker.ask(next)
      }
  }
  const replace = (crashed: RecoveryWorker, cause: unknown) => {
    workers.delete(crashed)
    report(cause)
    for (const [id, question] of crashed.asked) {
      const waiter = waiters.get(id)
      if (!waiter) continue
      waiter.crashes += 1
      if (waiter.crashes === 1) queue.unshift(question)
      else
        settle(id)?.reject(new BusyError('The signature could not be checked. Try again in a few seconds.'))
    }
    handOut()
  }

  return {
    recoverAddress(hash, signature) {
      const plain = plainSignature(signature)
      if (!plain) return Promise.resolve(undefined)
      if (isClosed) return Promise.reject(new BusyError('The server is closing. Try again in a few seconds.'))
      if (waiters.size >= waiting) return Promise.reject(new BusyError())
      return new Promise((resolve, reject) => {
        lastId += 1
        waiters.set(lastId, { resolve, reject, crashes: 0 })
        queue.push({ id: lastId, hash, signature: plain })
        handOut()
      })
    },
    waiting: () => waiters.size,
    async close() {
      isClosed = true
      queue.length = 0
      for (const id of [...waiters.keys()])
        settle(id)?.reject(new BusyError('The server is closing. Try again in a few seconds.'))
      await Promise.all([...workers].map((worker) => worker.stop()))
      workers.clear()
    },
  }
}
