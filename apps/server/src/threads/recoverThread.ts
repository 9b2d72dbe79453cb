import { recoverSigner } from '../safe/signatures/recoverSigner.ts'
import type { SignatureQuestion } from './createThreads.ts'
import { answerQuestions } from './startThread.ts'

answerQuestions(({ hash, signature }: SignatureQuestion) => recoverSigner(hash, signature))
