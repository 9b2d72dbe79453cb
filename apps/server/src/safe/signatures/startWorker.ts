import { Worker } from 'node:worker_threads'
import type { RecoveryAnswer, RecoveryQuestion } from './recoveryJob.ts'

export type RecoveryWorker = {
  /** Asked and not answered yet. */
  readonly asked: Map<number, RecoveryQuestion>
  ask(question: RecoveryQuestion): void
  stop(): Promise<void>
}

export type WorkerEvents = {
  onAnswer(answer: RecoveryAnswer): void
  /** It is gone, by itself. */
  onCrash(worker: RecoveryWorker, cause: unknown): void
}

export function startWorker({ onAnswer, onCrash }: WorkerEvents, file: URL): RecoveryWorker {
  const thread = new Worker(file)
  const asked = new Map<number, RecoveryQuestion>()
  let isStopped = false
  let cause: unknown = new Error('The worker ended.')
  const worker: RecoveryWorker = {
    asked,
    ask(question) {
      asked.set(question.id, question)
      thread.postMessage(question)
    },
    async stop() {
      isStopped = true
      await thread.terminate()
    },
  }
  thread.on('message', (answer: RecoveryAnswer) => {
    asked.delete(answer.id)
    onAnswer(answer)
  })
  // The end follows every error, so that is where it is dealt with.
  thread.on('error', (error) => {
    cause = error
  })
  thread.on('exit', () => {
    if (!isStopped) onCrash(worker, cause)
  })
  return worker
}
