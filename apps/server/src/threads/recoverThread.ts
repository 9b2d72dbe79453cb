import { recoverSigner } from '../safe/signatures/recoverSigner.ts'
import { answerQuestions } from './answerQuestions.ts'
import type { SignatureQuestion } from './createThreads.ts'

answerQuestions(({ hash, signature }: SignatureQuestion) => recoverSigner(hash, signature))
