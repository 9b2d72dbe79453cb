import { FrameError } from '../messages/FrameError.ts'
import type { FrameMessage, ListeningWindow, OtherWindow } from '../messages/frameWindow.ts'
import { isOrigin } from '../messages/isOrigin.ts'
import { protocolVersion } from '../messages/protocolVersion.ts'
import { type FrameRequest, parseRequest } from '../messages/request.ts'
import { answerRequest } from './answerRequest.ts'
import type { Handlers } from './handlers.ts'
import { isLargerThan } from './isLargerThan.ts'
import { createPermissions, type PermissionDeps } from './permissions.ts'

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
