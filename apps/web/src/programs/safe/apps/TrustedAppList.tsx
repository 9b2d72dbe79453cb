import { Button } from '@love/ui98/Button'
import { Table } from '@love/ui98/Table'
import type { Address } from 'viem'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { useStore } from '../../../storage/useStore.ts'
import { appPath } from './appPath.ts'
import { appUrlRules } from './appUrlRules.ts'
import { type AppAddress, parseAppUrl } from './parseAppUrl.ts'
import { trustedApps, withoutTrustedApp } from './trustedApps.ts'

/** What was opened by its address before. */
export function TrustedAppList({ safe }: { safe: Address }) {
  const { navigate } = useProgramWindow()
  const urls = useStore(trustedApps)
  const apps = urls.map((url) => parseAppUrl(url, appUrlRules())).filter(isAddress)
  if (apps.length === 0) return null
  return (
    <Table
      caption="Previously opened"
      columns={[
        { id: 'url', header: 'URL', cell: ({ url }) => <code>{url}</code> },
        {
          id: 'actions',
          header: 'Actions',
          cell: ({ url, host, origin }) => (
            <span className="button-row">
              <Button
                compact
                icon="folder"
                aria-label={`Open ${host}`}
                onClick={() => navigate(appPath(safe, url))}
              >
                Open
              </Button>
              <Button
                compact
                icon="recycle-bin"
                aria-label={`Remove ${host}`}
                onClick={() => trustedApps.update((all) => withoutTrustedApp(all, origin))}
              >
                Remove
              </Button>
            </span>
          ),
        },
      ]}
      rows={apps}
      rowKey={({ url }) => url}
    />
  )
}

function isAddress(parsed: ReturnType<typeof parseAppUrl>): parsed is AppAddress {
  return 'url' in parsed
}
