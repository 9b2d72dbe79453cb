import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import type { Address } from 'viem'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { safePath } from '../safePlace.ts'
import type { OpenableApp } from './openableApp.ts'
import { trustedApps, withTrustedApp } from './trustedApps.ts'

/** An app that nobody here vouches for is loaded only after a person has read who it is. */
export function AppConsent({ safe, app: { url, host } }: { safe: Address; app: OpenableApp }) {
  const { navigate } = useProgramWindow()
  return (
    <section className="message" aria-label="Open this app?">
      <Icon name="warning" size={32} />
      <div className="message-text">
        <p>
          <strong>{host}</strong> is not on the list of this site: nobody here knows who runs it. Open it only
          if you know that address and have not been sent here by a stranger.
        </p>
        <p>
          It will see the address of this Safe, its owners and what it holds. It can ask you to sign; nothing
          is signed before you have read it in the review window.
        </p>
        <p>
          <code>{url}</code>
        </p>
        <div className="button-row">
          <Button icon="folder" onClick={() => trustedApps.update((all) => withTrustedApp(all, url))}>
            Open {host}
          </Button>
          <Button primary onClick={() => navigate(safePath(safe, 'apps'))}>
            Back to the list
          </Button>
        </div>
      </div>
    </section>
  )
}
