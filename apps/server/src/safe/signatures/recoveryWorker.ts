import { parentPort } from 'node:worker_threads'
import { recoverSigner } from './recoverSigner.ts'
import type { RecoveryAnswer, RecoveryQuestion } from './recoveryJob.ts'

parentPort?.on('message', ({ id, hash, signature }: RecoveryQuestion) => {
  const answer: RecoveryAnswer = { id, address: recoverSigner(hash, signature) }
  parentPort?.postMessage(answer)
})
