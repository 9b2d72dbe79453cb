/** What is used of a browser's message event. */
export type FrameMessage = {
  readonly data: unknown
  readonly origin: string
  readonly source: unknown
}

type Listen = (type: 'message', listener: (message: FrameMessage) => void) => void

/** What is used of the window that one listens at. */
export type ListeningWindow = {
  readonly addEventListener: Listen
  readonly removeEventListener: Listen
}

/** What is used of the window at the other side. */
export type OtherWindow = {
  readonly postMessage: (message: unknown, targetOrigin: string) => void
}
