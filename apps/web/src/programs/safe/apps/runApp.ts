import { createAppHost } from '@love/safe-frame/host/createAppHost'
import type { Handlers } from '@love/safe-frame/host/handlers'
import type { Address } from 'viem'
import type { HostWindow } from './AppFrame.tsx'
import { appLine } from './appLine.ts'
import { appPermissionStore } from './appPermissionStore.ts'
import { permissionsOf, withPermission } from './appPermissions.ts'
import type { OpenableApp } from './openableApp.ts'
import { tellingHandlers } from './tellingHandlers.ts'
import { untilLeft } from './untilLeft.ts'

type RunAppParameters = {
  readonly safe: Address
  readonly app: OpenableApp
  readonly handlers: Handlers
  readonly ask: () => Promise<boolean>
  /** Told of every message of the app. */
  readonly onHeard: () => void
  /** The page that may have asked for something is gone: it was closed, or another one is in the frame. */
  readonly onLeft: () => void
}

/** Opens the app in the host document and answers it. Answers with the way to stop; undefined where that document is not there. */
export function runApp(host: HostWindow | null, parameters: RunAppParameters): (() => void) | undefined {
  const { safe, app, handlers, ask, onHeard, onLeft } = parameters
  const { url, origin, name: title } = app
  if (!host?.openApp) return undefined
  const opened = host.openApp({ url, title })
  const line = appLine(host, opened, { origin, onHeard })
  const listen = () =>
    createAppHost({
      ...line,
      origin,
      handlers: tellingHandlers(handlers),
      permissions: {
        ask,
        store: {
          granted: () => permissionsOf(appPermissionStore.get(), safe),
          grant: (permission) => appPermissionStore.update((all) => withPermission(all, safe, permission)),
        },
      },
    })
  return untilLeft(opened.frame, { listen, onLeft })
}
