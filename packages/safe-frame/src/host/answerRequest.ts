import { errorTexts } from '../messages/errorTexts.ts'
import { FrameError, unsupportedCode } from '../messages/FrameError.ts'
import { isMethod } from '../messages/methods.ts'
import type { FrameRequest } from '../messages/request.ts'
import { parseParams } from '../params/parseParams.ts'
import type { Handlers } from './handlers.ts'
import { isLargerThan } from './isLargerThan.ts'
import type { Permissions } from './permissions.ts'

/** The reads and the one setting that an app may ask a node for through its host. */
const calls: readonly string[] = [
  'eth_call',
  'eth_gasPrice',
  'eth_getLogs',
  'eth_getBalance',
  'eth_getCode',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionReceipt',
  'eth_getTransactionCount',
  'eth_estimateGas',
  'safe_setSettings',
]

const signing: readonly string[] = ['signMessage', 'signTypedMessage']
/** More than any gateway takes. All of it is hashed and shown again and again. */
const largestSigned = 70_000

export async function answerRequest(
  { method, params }: FrameRequest,
  { handlers, permissions }: { readonly handlers: Handlers; readonly permissions: Permissions },
): Promise<unknown> {
  if (!isMethod(method)) throw notImplemented(method)
  if (signing.includes(method) && isLargerThan(params, largestSigned))
    throw new FrameError('The message is too large')
  switch (method) {
    case 'wallet_getPermissions':
      return permissions.list()
    case 'wallet_requestPermissions':
      return permissions.request(parseParams(method, params))
    case 'requestAddressBook':
      permissions.demand(method)
      return handlers.requestAddressBook(undefined)
    case 'rpcCall': {
      const asked = parseParams(method, params)
      if (!calls.includes(asked.call)) throw notImplemented(asked.call)
      return handlers.rpcCall(asked)
    }
    default: {
      const handle: (params: never) => unknown = handlers[method]
      return handle(parseParams(method, params) as never)
    }
  }
}

function notImplemented(method: string): FrameError {
  return new FrameError(errorTexts.notImplemented(method), { code: unsupportedCode })
}
