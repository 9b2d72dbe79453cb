import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import type { OpenableApp } from './openableApp.ts'
import type { AppState } from './useAppHost.ts'

type AppNoticeProps = { state: AppState; app: OpenableApp; isMuted: boolean; onUnmute: () => void }

/** Why there is nothing to be seen, or nothing to be asked. */
export function AppNotice({ state, app, isMuted, onUnmute }: AppNoticeProps) {
  return (
    <div role="status" className="safe-app-notice">
      {state === 'opening' && <p>Opening {app.host}…</p>}
      {state === 'silent' && (
        <p>
          <Icon name="warning" /> {app.host} has said nothing for 15 seconds. It may refuse to be shown inside
          another page, be no Safe App, or not be reached. Load it again, or close it.
        </p>
      )}
      {state === 'broken' && (
        <p>
          <Icon name="error" /> The window for apps could not be opened. Reload the page; if this stays, tell
          who runs this site.
        </p>
      )}
      {isMuted && (
        <p>
          <Icon name="warning" /> You refused three requests of {app.host}, so it is not heard any more.{' '}
          <Button compact onClick={onUnmute}>
            Let it ask again
          </Button>
        </p>
      )}
    </div>
  )
}
