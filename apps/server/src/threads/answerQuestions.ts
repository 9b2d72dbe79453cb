import { parentPort } from 'node:worker_threads'
import type { Answered, Asked } from './startThread.ts'

/** All that a thread does. What it throws ends it, and the pool starts another one. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer): void {
  parentPort?.on('message', ({ id, question }: Asked<Question>) => {
    const answered: Answered<Answer> = { id, answer: answer(question) }
    parentPort?.postMessage(answered)
  })
}
