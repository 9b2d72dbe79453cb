import * as z from 'zod/mini'
import { errorTexts, FrameError, rejectedCode } from '../messages/errors.ts'
import type { FrameMessage, ListeningWindow, OtherWindow } from '../messages/frameWindow.ts'
import { type Method, protocolVersion, requestId } from '../messages/methods.ts'
import { allowedTargets } from './allowedTargets.ts'

export type AppWindow = ListeningWindow & {
  readonly parent: OtherWindow
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> }
}

export type HostLineParameters = {
  readonly window: AppWindow
  /** Exact origins that may be our host. */
  readonly hosts: readonly string[]
  /** Milliseconds for what needs no person. */
  readonly timeoutMs?: number
}

export type HostLine = {
  /** Answers what the host said, whatever it is; rejects with its words, or when the time is up. */
  readonly send: (method: Method, params?: unknown, timeoutMs?: number) => Promise<unknown>
  /** Who answers, as the browser says; undefined before they did where it does not tell the parent. */
  readonly host: () => string | undefined
  readonly close: () => void
}

/** A person decides these, and may take a day. */
const patient: readonly Method[] = [
  'sendTransactions',
  'signMessage',
  'signTypedMessage',
  'requestAddressBook',
  'wallet_requestPermissions',
]

type Waiting = { readonly resolve: (data: unknown) => void; readonly reject: (error: FrameError) => void }

/** Speaks with the window around ours: only with allowed origins, each message checked again. */
export function createHostLine({ window, hosts, timeoutMs = 10_000 }: HostLineParameters): HostLine {
  const { targets, parent } = allowedTargets(hosts, window.location.ancestorOrigins)
  const waiting = new Map<string, Waiting>()
  let host = parent
  let isClosed = false

  function onMessage({ source, origin, data }: FrameMessage) {
    if (source !== window.parent || !targets.includes(origin) || (host && host !== origin)) return
    const answer = parseAnswer(data)
    const asker = answer && waiting.get(answer.id)
    if (!answer || !asker) return
    host ??= origin
    waiting.delete(answer.id)
    if (answer.success) asker.resolve(answer.data)
    else asker.reject(new HostRefusal(answer.error))
  }

  function receivers(method: Method): readonly string[] {
    if (isClosed || (window.parent as unknown) === window) throw new FrameError(errorTexts.noWindow)
    // Before the host is known nothing but the greeting leaves.
    const open = host ? [host] : method === 'getSafeInfo' ? targets : []
    if (open.length === 0) throw new FrameError(errorTexts.noSafeInfo)
    return open
  }

  window.addEventListener('message', onMessage)
  return {
    async send(method, params, limitMs = timeoutMs) {
      const request = { id: requestId(), method, params, env: { sdkVersion: protocolVersion } }
      let timer: ReturnType<typeof setTimeout> | undefined
      try {
        return await new Promise<unknown>((resolve, reject) => {
          const late = () => reject(new FrameError(`The Safe host did not answer ${method} in time`))
          if (!patient.includes(method)) timer = setTimeout(late, limitMs)
          waiting.set(request.id, { resolve, reject })
          for (const origin of receivers(method)) window.parent.postMessage(request, origin)
        })
      } finally {
        clearTimeout(timer)
        waiting.delete(request.id)
      }
    },
    host: () => host,
    close() {
      isClosed = true
      window.removeEventListener('message', onMessage)
      for (const { reject } of waiting.values()) reject(new FrameError(errorTexts.noWindow))
      waiting.clear()
    },
  }
}

/** Answers before version 1 have another form. */
const version = z.string().check(z.regex(/^[1-9]\d{0,3}(\.|$)/))

const answer = z.discriminatedUnion('success', [
  z.object({ id: z.string(), success: z.literal(true), version, data: z.optional(z.unknown()) }),
  z.object({ id: z.string(), success: z.literal(false), version, error: z.optional(z.unknown()) }),
])

type FrameAnswer = z.output<typeof answer>

/** Undefined for whatever else flies between windows. */
function parseAnswer(data: unknown): FrameAnswer | undefined {
  const parsed = answer.safeParse(data)
  return parsed.success ? parsed.data : undefined
}

/** Hosts say in words that a person said no; wallets say it in a number. */
const refused = /reject|denied|declined|cancel/i

const longest = 500

/** The host answered that it will not. */
export class HostRefusal extends FrameError {
  constructor(error: unknown) {
    const words =
      typeof error === 'string' && error !== '' ? error.slice(0, longest) : 'The host gave no reason'
    const isNo = words === errorTexts.permissionsRejected || refused.test(words)
    super(words, isNo ? { code: rejectedCode } : {})
  }
}
