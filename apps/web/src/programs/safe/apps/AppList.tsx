import { cleanText } from '@love/protocol/format/cleanText'
import type { SafeApp } from '@love/safe/api/replies/apps'
import { Button } from '@love/ui98/Button'
import { type Column, Table } from '@love/ui98/Table'
import type { Address } from 'viem'
import { Picture } from '../../../chain/pictures/Picture.tsx'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { appPath } from './appPath.ts'
import { appUrlRules } from './appUrlRules.ts'
import { ownPageWords, parseAppUrl } from './parseAppUrl.ts'

type AppListProps = { safe: Address; apps: readonly SafeApp[] | undefined; hasFailed: boolean }

/** What the operator of this site offers. */
export function AppList({ safe, apps, hasFailed }: AppListProps) {
  const { navigate } = useProgramWindow()
  const columns: readonly Column<SafeApp>[] = [
    {
      id: 'name',
      header: 'App',
      cell: ({ name, iconUrl }) => (
        <span className="icon-text">
          <Picture source={iconUrl} alt="" width={16} height={16} fallback="page" />
          {cleanText(name, 60)}
        </span>
      ),
    },
    { id: 'description', header: 'Description', cell: ({ description }) => cleanText(description, 300) },
    { id: 'url', header: 'URL', cell: ({ url }) => <code>{cleanText(url, 200)}</code> },
    {
      id: 'actions',
      header: 'Actions',
      cell: (app) => <OpenButton app={app} onOpen={(url) => navigate(appPath(safe, url))} />,
    },
  ]
  return (
    <Table
      caption="Safe Apps"
      captionHidden
      columns={columns}
      rows={apps ?? []}
      rowKey={({ id }) => String(id)}
      status={apps ? 'ready' : 'loading'}
      loading={hasFailed ? 'Not loaded yet.' : 'Loading…'}
      empty="This site lists no Safe Apps."
    />
  )
}

function OpenButton({ app: { name, url }, onOpen }: { app: SafeApp; onOpen: (url: string) => void }) {
  const parsed = parseAppUrl(url, appUrlRules())
  if ('error' in parsed) return parsed.error === ownPageWords ? 'This site' : 'Cannot be opened here'
  return (
    <Button
      compact
      icon="folder"
      aria-label={`Open ${cleanText(name, 60)}`}
      onClick={() => onOpen(parsed.url)}
    >
      Open
    </Button>
  )
}
