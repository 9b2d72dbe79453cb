export type AppToOpen = {
  /** Checked by who asks: an https page, or one of this machine in a local build. */
  readonly url: string
  /** What a screen reader calls the frame. */
  readonly title: string
}

export type OpenedApp = {
  readonly frame: HTMLIFrameElement
  readonly post: (message: unknown, targetOrigin: string) => void
}

/** What the host document offers to the page around it, which is of the same origin. */
export type AppHostWindow = {
  readonly openApp: (app: AppToOpen) => OpenedApp
}

export const appHostPath = '/app-host.html'
