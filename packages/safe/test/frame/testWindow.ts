import type { FrameMessage, OtherWindow } from '../../src/frame/messages/frameWindow.ts'

type Listener = (message: FrameMessage) => void

/** What a window was sent, whether it was for it or not. */
type Posted = { readonly message: unknown; readonly targetOrigin: string; readonly from: string }

export type TestWindow = {
  /** Changes when the window goes elsewhere. */
  origin: string
  readonly posted: Posted[]
  readonly listeners: Set<Listener>
  readonly addEventListener: (type: 'message', listener: Listener) => void
  readonly removeEventListener: (type: 'message', listener: Listener) => void
  /** This window as another one holds it: the same object every time, as in a browser. */
  readonly seenFrom: (other: TestWindow) => OtherWindow
}

/** As much of a browser's window as messages need: who sent it and from where is told by the browser, not by the sender. */
export function createTestWindow(origin: string): TestWindow {
  const views = new Map<TestWindow, OtherWindow>()
  const self: TestWindow = {
    origin,
    posted: [],
    listeners: new Set(),
    addEventListener: (_, listener) => void self.listeners.add(listener),
    removeEventListener: (_, listener) => void self.listeners.delete(listener),
    seenFrom(other) {
      const known = views.get(other)
      if (known) return known
      const view: OtherWindow = {
        postMessage(message, targetOrigin) {
          const data: unknown = structuredClone(message)
          self.posted.push({ message: data, targetOrigin, from: other.origin })
          if (targetOrigin !== '*' && targetOrigin !== self.origin) return
          deliver(self, { data, origin: other.origin, source: other.seenFrom(self) })
        },
      }
      views.set(other, view)
      return view
    },
  }
  return self
}

export function deliver(window: TestWindow, message: FrameMessage): void {
  queueMicrotask(() => {
    for (const listener of [...window.listeners]) listener(message)
  })
}
