import type { FrameMessage, ListeningWindow, OtherWindow } from '@love/safe/frame/messages/frameWindow'
import type { OpenedApp } from '../../../host/appHostWindow.ts'

export type AppLine = {
  readonly window: ListeningWindow
  readonly frameWindow: () => OtherWindow
}

type Listener = (message: FrameMessage) => void
type HostEvents = {
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent<unknown>) => void) => void
  readonly removeEventListener: (type: 'message', listener: (event: MessageEvent<unknown>) => void) => void
}

type Opened = Pick<OpenedApp, 'post'> & { readonly frame: Pick<HTMLIFrameElement, 'contentWindow'> }

type AppLineOptions = {
  /** Of the app. */
  readonly origin: string
  readonly onHeard: () => void
}

/**
 * The line to the app in the host document. It is heard at that document's window, and what is answered leaves from
 * there: apps listen to nobody but the window right around them.
 */
export function appLine(
  host: HostEvents,
  { frame, post }: Opened,
  { origin: expected, onHeard }: AppLineOptions,
): AppLine {
  const app: OtherWindow = { postMessage: post }
  const heard = new Map<Listener, (event: MessageEvent<unknown>) => void>()
  return {
    frameWindow: () => app,
    window: {
      addEventListener(type, listener) {
        const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
          if (source === null || source !== frame.contentWindow) return
          if (origin === expected) onHeard()
          listener({ data, origin, source: app })
        }
        heard.set(listener, hear)
        host.addEventListener(type, hear)
      },
      removeEventListener(type, listener) {
        const hear = heard.get(listener)
        if (hear) host.removeEventListener(type, hear)
        heard.delete(listener)
      },
    },
  }
}
