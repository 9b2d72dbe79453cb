import type * as z from 'zod/mini'
import { errorTexts, FrameError, rejectedCode } from '../messages/errors.ts'
import type { Method } from '../messages/methods.ts'
import { paramSchemas, type ReadParams, transactionsRefusal } from './paramSchemas.ts'

/** Throws the text that apps know. */
export function parseParams<M extends Method>(method: M, params: unknown): ReadParams<M> {
  const schema: z.ZodMiniType<ReadParams<M>> = paramSchemas[method] as never
  const parsed = schema.safeParse(params)
  if (parsed.success) return parsed.data
  throw refusal(method, params)
}

function refusal(method: Method, params: unknown): FrameError {
  switch (method) {
    case 'sendTransactions':
      return new FrameError(transactionsRefusal(params))
    case 'getTxBySafeTxHash':
      return new FrameError(errorTexts.badSafeTxHash)
    case 'signMessage':
      return new FrameError(errorTexts.badMessage)
    case 'signTypedMessage':
      return new FrameError(errorTexts.badTypedData)
    case 'getOffChainSignature':
      return new FrameError(errorTexts.badSigner)
    case 'wallet_requestPermissions':
      return new FrameError(errorTexts.badPermissions, { code: rejectedCode })
    default:
      return new FrameError('The request is invalid')
  }
}
