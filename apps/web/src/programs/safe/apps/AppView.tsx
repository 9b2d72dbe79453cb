import type { SafeApp } from '@love/safe-api/replies/safeApp'
import { Icon } from '@love/ui98/Icon'
import { useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { safePath } from '../safePlace.ts'
import { AppConsent } from './AppConsent.tsx'
import { appUrlRules } from './appUrlRules.ts'
import { OpenApp } from './OpenApp.tsx'
import { openableApp } from './openableApp.ts'
import { parseAppUrl } from './parseAppUrl.ts'
import { trustedApps } from './trustedApps.ts'

type AppViewProps = {
  safe: Address
  /** As the address of the page has it: a link of anybody's. */
  asked: string
  listed: readonly SafeApp[]
}

const none: readonly string[] = []

/** One app: refused, asked about, or open. */
export function AppView({ safe, asked, listed }: AppViewProps) {
  const trusted = useSyncExternalStore(trustedApps.subscribe, trustedApps.get, () => none)
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
