import type { SafeApp } from '@love/safe/api/replies/apps'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import type { Address } from 'viem'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { useStore } from '../../../storage/useStore.ts'
import { safePath } from '../safePlace.ts'
import { appUrlRules } from './appUrlRules.ts'
import { OpenApp } from './OpenApp.tsx'
import { type OpenableApp, openableApp } from './openableApp.ts'
import { parseAppUrl } from './parseAppUrl.ts'
import { trustedApps, withTrustedApp } from './trustedApps.ts'

type AppViewProps = {
  safe: Address
  /** As the address of the page has it: a link of anybody's. */
  asked: string
  listed: readonly SafeApp[]
}

/** One app: refused, asked about, or open. */
export function AppView({ safe, asked, listed }: AppViewProps) {
  const trusted = useStore(trustedApps)
  const rules = appUrlRules()
  const parsed = parseAppUrl(asked, rules)
  if ('error' in parsed)
    return (
      <div className="message">
        <Icon name="error" size={32} />
        <div className="message-text">
          <p role="alert">{parsed.error}</p>
          <p>
            <ProgramLink to={safePath(safe, 'apps')}>All apps</ProgramLink>
          </p>
        </div>
      </div>
    )
  const app = openableApp(parsed, listed, rules)
  const isTrusted = app.isListed || trusted.some((url) => new URL(url).origin === app.origin)
  return isTrusted ? <OpenApp safe={safe} app={app} /> : <AppConsent safe={safe} app={app} />
}

/** An app that nobody here vouches for is loaded only after a person has read who it is. */
function AppConsent({ safe, app: { url, host } }: { safe: Address; app: OpenableApp }) {
  const { navigate } = useProgramWindow()
  return (
    <section className="message" aria-label="Open this app?">
      <Icon name="warning" size={32} />
      <div className="message-text">
        <p>
          <strong>{host}</strong> is not on this site’s app list. Open it only if you trust this address and
          no stranger sent you here.
        </p>
        <p>
          It will see this Safe’s address, owners and balances. It can request signatures, but you review
          every request before you sign.
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
