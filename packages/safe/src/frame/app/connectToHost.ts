import { errorTexts, FrameError } from '../messages/errors.ts'
import { allowedTargets } from './allowedTargets.ts'
import { type AppWindow, createHostLine, type HostLine, HostRefusal } from './createHostLine.ts'
import { type FrameSafe, parseSafeInfo } from './parseSafeInfo.ts'

export type ConnectToHostParameters = {
  readonly window: AppWindow
  /** Exact origins that may be our host. */
  readonly hosts: readonly string[]
  readonly chainId: number
  /** Milliseconds after which the page is on its own. */
  readonly patienceMs?: number
}

export type HostConnection = { readonly line: HostLine; readonly safe: FrameSafe }

/** Milliseconds at which a host is greeted: some listen only when the page has loaded. */
const greetings = [0, 200, 600]

/** Undefined on its own: nobody around it, nobody allowed, or nobody answers. */
export async function connectToHost(
  parameters: ConnectToHostParameters,
): Promise<HostConnection | undefined> {
  const { window, hosts, chainId, patienceMs = 1_500 } = parameters
  const isAlone = (window.parent as unknown) === window
  if (isAlone || allowedTargets(hosts, window.location.ancestorOrigins).targets.length === 0) return undefined
  const line = createHostLine({ window, hosts })
  let isGood = false
  try {
    const greeting = await greet(line, patienceMs)
    if (!greeting) return undefined
    const safe = parseSafeInfo(greeting.info, chainId)
    isGood = true
    // Otherwise a message costs its owners a transaction. Hosts that do not know this sign as they always do.
    const settings = { call: 'safe_setSettings', params: [{ offChainSigning: true }] }
    line.send('rpcCall', settings).catch(() => undefined)
    return { line, safe }
  } finally {
    if (!isGood) line.close()
  }
}

/** The first good answer; a host that answers with nothing but errors is there and has no Safe. */
async function greet(line: HostLine, patienceMs: number): Promise<{ readonly info: unknown } | undefined> {
  let refusal: HostRefusal | undefined
  let timers: readonly ReturnType<typeof setTimeout>[] = []
  const greeting = await new Promise<{ readonly info: unknown } | undefined>((resolve) => {
    const ask = () =>
      line.send('getSafeInfo', undefined, patienceMs).then(
        (info) => resolve({ info }),
        (error: unknown) => {
          if (error instanceof HostRefusal) refusal = error
        },
      )
    const late = setTimeout(resolve, patienceMs, undefined)
    timers = [late, ...greetings.filter((wait) => wait < patienceMs).map((wait) => setTimeout(ask, wait))]
  })
  for (const timer of timers) clearTimeout(timer)
  if (!greeting && refusal) throw new FrameError(errorTexts.noSafeInfo, { cause: refusal })
  return greeting
}
