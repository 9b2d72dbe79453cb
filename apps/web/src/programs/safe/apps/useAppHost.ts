import { createAppHost } from '@love/safe/frame/host/createAppHost'
import type { Handlers } from '@love/safe/frame/host/handlers'
import { useEffect, useRef, useState } from 'react'
import type { Address } from 'viem'
import { addressBookStore } from '../../../book/addressBook/addressBookStore.ts'
import { useChain } from '../../../chain/chainContext.ts'
import { connectionStore } from '../../../wallet/connection.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { requestSafeReview } from '../../../wallet/safe/review/requestSafeReview.ts'
import type { HostWindow } from './AppFrame.tsx'
import { appLine } from './appLine.ts'
import { appPermissionStore, permissionsOf, withPermission } from './appPermissions.ts'
import { createAppHandlers } from './createAppHandlers.ts'
import { limitReviews } from './limitReviews.ts'
import type { OpenableApp } from './openableApp.ts'
import { tellingHandlers } from './tellingHandlers.ts'
import { untilLeft } from './untilLeft.ts'

/** `silent`: nothing was heard of it for so long that a person should know. */
export type AppState = 'opening' | 'speaking' | 'silent' | 'broken'

type Question = { readonly answer: (isAllowed: boolean) => void }

const silentAfterMs = 15_000

/** Between the app in its frame and the person, the gateway and the node; over when the app is closed. */
export function useAppHost({ safe, app }: { safe: Address; app: OpenableApp }) {
  const { client, deployment } = useChain()
  const [state, setState] = useState<AppState>('opening')
  const [isMuted, setMuted] = useState(false)
  const [question, setQuestion] = useState<Question>()
  const [limit] = useState(() => limitReviews(requestSafeReview, () => setMuted(true)))
  const running = useRef<() => void>(undefined)
  const asking = useRef<Question>(undefined)

  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'opening' ? 'silent' : now)), silentAfterMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => () => running.current?.(), [])

  function ask(): Promise<boolean> {
    // One question at a time: whoever asks in between is refused.
    if (asking.current) return Promise.resolve(false)
    return new Promise((resolve) => {
      asking.current = {
        answer(isAllowed) {
          asking.current = undefined
          setQuestion(undefined)
          resolve(isAllowed)
        },
      }
      setQuestion(asking.current)
    })
  }

  function open(host: HostWindow | null) {
    running.current?.()
    const handlers = createAppHandlers({
      client,
      deployment,
      safe,
      app,
      review: limit.review,
      gateway: safeGateway(),
      owner: currentOwner,
      addressBook: addressBookStore.get,
      hostOrigin: location.origin,
    })
    running.current = runApp(host, {
      safe,
      app,
      handlers,
      ask,
      onHeard: () => setState('speaking'),
      onLeft() {
        limit.cancel()
        asking.current?.answer(false)
      },
    })
    if (!running.current) setState('broken')
  }

  function unmute() {
    limit.allow()
    setMuted(false)
  }

  return { state, open, isMuted, unmute, question }
}

/** Asked whenever an app asks: wallets come and go. */
function currentOwner(): Address | undefined {
  const { ownerAddress, address } = connectionStore.get()
  return ownerAddress ?? address
}

type RunAppParameters = {
  readonly safe: Address
  readonly app: OpenableApp
  readonly handlers: Handlers
  readonly ask: () => Promise<boolean>
  /** Told of every message of the app. */
  readonly onHeard: () => void
  /** The page that may have asked for something is gone: it was closed, or another one is in the frame. */
  readonly onLeft: () => void
}

/** Opens the app in the host document and answers it. Answers with the way to stop; undefined where that document is not there. */
function runApp(host: HostWindow | null, parameters: RunAppParameters): (() => void) | undefined {
  const { safe, app, handlers, ask, onHeard, onLeft } = parameters
  const { url, origin, name: title } = app
  if (!host?.openApp) return undefined
  const opened = host.openApp({ url, title })
  const line = appLine(host, opened, { origin, onHeard })
  const listen = () =>
    createAppHost({
      ...line,
      origin,
      handlers: tellingHandlers(handlers),
      permissions: {
        ask,
        store: {
          granted: () => permissionsOf(appPermissionStore.get(), safe),
          grant: (permission) => appPermissionStore.update((all) => withPermission(all, safe, permission)),
        },
      },
    })
  return untilLeft(opened.frame, { listen, onLeft })
}
