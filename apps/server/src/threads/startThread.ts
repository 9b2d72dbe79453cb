import { constants, setPriority } from 'node:os'
import { parentPort, Worker } from 'node:worker_threads'

/** What goes to a thread. */
export type Asked<Question> = { readonly id: number; readonly question: Question }

/** What comes back. */
type Answered<Answer> = { readonly id: number; readonly answer: Answer }

export type Thread<Question> = {
  /** Asked and not answered yet. */
  readonly asked: Map<number, Asked<Question>>
  ask(asked: Asked<Question>): void
  stop(): Promise<void>
}

export type ThreadEvents<Question, Answer> = {
  onAnswer(answered: Answered<Answer>): void
  /** It is gone, by itself. */
  onCrash(thread: Thread<Question>, cause: unknown): void
}

/** Enough for the longest batch; a thread that may have more lets its garbage lie, and the machine runs short of memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 }

export function startThread<Question, Answer>(
  { onAnswer, onCrash }: ThreadEvents<Question, Answer>,
  file: URL,
): Thread<Question> {
  const worker = new Worker(file, { resourceLimits })
  const asked = new Map<number, Asked<Question>>()
  let isStopped = false
  let cause: unknown = new Error('The worker stopped.')
  const thread: Thread<Question> = {
    asked,
    ask(one) {
      asked.set(one.id, one)
      worker.postMessage(one)
    },
    async stop() {
      isStopped = true
      await worker.terminate()
    },
  }
  worker.on('message', (answered: Answered<Answer>) => {
    asked.delete(answered.id)
    onAnswer(answered)
  })
  // The end follows every error, so that is where it is dealt with.
  worker.on('error', (error) => {
    cause = error
  })
  worker.on('exit', () => {
    if (!isStopped) onCrash(thread, cause)
  })
  return thread
}

/** The other side, all that a thread does. What it throws ends it, and the pool starts another one. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer): void {
  // Linux gives each thread a priority of its own: whoever waits for a page goes first.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  parentPort?.on('message', ({ id, question }: Asked<Question>) => {
    const answered: Answered<Answer> = { id, answer: answer(question) }
    parentPort?.postMessage(answered)
  })
}
