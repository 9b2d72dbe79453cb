import * as z from 'zod/mini'
import { errorTexts, FrameError, unsupportedCode } from '../messages/errors.ts'
import type { FrameMessage, ListeningWindow, OtherWindow } from '../messages/frameWindow.ts'
import { isOrigin } from '../messages/isOrigin.ts'
import { isMethod, ofLength, protocolVersion } from '../messages/methods.ts'
import { parseParams } from '../params/parseParams.ts'
import type { Handlers } from './handlers.ts'
import { isLargerThan } from './isLargerThan.ts'
import { createPermissions, type PermissionDeps, type Permissions } from './permissions.ts'

export type AppHostParameters = {
  /** Where the app's messages arrive. */
  readonly window: ListeningWindow
  /** The app's own window: another one after its frame was loaded anew. */
  readonly frameWindow: () => OtherWindow | null | undefined
  /** Of the app, exactly. */
  readonly origin: string
  readonly handlers: Handlers
  readonly permissions: Pick<PermissionDeps, 'store' | 'ask'>
  readonly now?: () => number
}

const largestMessage = 1_000_000

const mostOpen = 50

/** Answers one embedded app: only that frame, only while it shows that origin. Answers with the way to stop. */
export function createAppHost(parameters: AppHostParameters): () => void {
  const { window, frameWindow, origin, handlers, now = Date.now } = parameters
  if (!isOrigin(origin)) throw new FrameError('An app needs a web address of its own')
  const permissions = createPermissions({ ...parameters.permissions, origin, now })
  let open = 0
  let isClosed = false

  function onMessage({ source, origin: sender, data }: FrameMessage) {
    const app = frameWindow()
    if (!app || source !== app || sender !== origin) return
    const request = parseRequest(data)
    if (request) void answer(app, request, data)
  }

  async function answer(app: OtherWindow, request: FrameRequest, data: unknown) {
    if (isLargerThan(data, largestMessage)) return refuse(app, request, 'The message is too large')
    if (open >= mostOpen) return refuse(app, request, 'Too many requests are open')
    open += 1
    try {
      const reply = await answerRequest(request, { handlers, permissions })
      post(app, { id: request.id, success: true, version: protocolVersion, data: reply })
    } catch (error) {
      refuse(app, request, error instanceof FrameError ? error.message : 'The request failed')
    } finally {
      open -= 1
    }
  }

  function refuse(app: OtherWindow, { id }: FrameRequest, error: string) {
    post(app, { id, success: false, version: protocolVersion, error })
  }

  /** The browser drops it where the frame has gone elsewhere meanwhile. */
  function post(app: OtherWindow, message: unknown) {
    if (!isClosed && app === frameWindow()) app.postMessage(message, origin)
  }

  window.addEventListener('message', onMessage)
  return () => {
    isClosed = true
    window.removeEventListener('message', onMessage)
  }
}

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

async function answerRequest(
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

/** Other apps make their ids in other lengths. */
const id = z.string().check(ofLength(1, 64))

const request = z.object({
  id,
  method: z.string().check(ofLength(1, 64)),
  params: z.optional(z.unknown()),
})

type FrameRequest = z.output<typeof request>

/** Undefined for whatever else flies between windows. */
function parseRequest(data: unknown): FrameRequest | undefined {
  const parsed = request.safeParse(data)
  return parsed.success ? parsed.data : undefined
}
