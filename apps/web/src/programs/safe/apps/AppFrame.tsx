import { useRef } from 'react'
import { type AppHostWindow, appHostPath } from '../../../host/appHostWindow.ts'
import type { OpenableApp } from './openableApp.ts'

/** A window of the same origin, and what its script offers where it ran. */
export type HostWindow = Window & Partial<AppHostWindow>

type AppFrameProps = { app: OpenableApp; onReady: (host: HostWindow | null) => void }

/** The host document, which alone may frame strangers; the app is inside of it. */
export function AppFrame({ app, onReady }: AppFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  return (
    <iframe
      ref={frame}
      className="safe-app-frame"
      title={`App: ${app.name}`}
      src={appHostPath}
      onLoad={() => onReady(frame.current?.contentWindow ?? null)}
    />
  )
}
