import { cleanText } from '@love/protocol/format/cleanText'
import type { Permission } from '@love/safe/frame/host/permissions'
import { Button } from '@love/ui98/Button'
import { type Column, Table } from '@love/ui98/Table'
import type { Address } from 'viem'
import { useStore } from '../../../storage/useStore.ts'
import { momentWords } from '../words/timeWords.ts'
import { appPermissionStore, permissionsOf, withoutPermission } from './appPermissions.ts'

/** Which apps may read what of this browser for this Safe, and the way to end it. */
export function PermissionList({ safe }: { safe: Address }) {
  const permissions = permissionsOf(useStore(appPermissionStore), safe)
  if (permissions.length === 0) return null
  return (
    <Table
      caption="App permissions"
      columns={columnsFor(safe)}
      rows={permissions}
      rowKey={({ invoker, parentCapability }) => `${invoker} ${parentCapability}`}
    />
  )
}

function columnsFor(safe: Address): readonly Column<Permission>[] {
  return [
    { id: 'app', header: 'App', cell: ({ invoker }) => <code>{cleanText(invoker, 200)}</code> },
    { id: 'what', header: 'Can read', cell: () => 'Your address book' },
    { id: 'since', header: 'Since', cell: ({ date }) => momentWords(date) },
    {
      id: 'actions',
      header: 'Actions',
      cell: (permission) => (
        <Button
          compact
          icon="cross"
          aria-label={`Revoke access for ${cleanText(permission.invoker, 200)}`}
          onClick={() => appPermissionStore.update((all) => withoutPermission(all, safe, permission))}
        >
          Revoke
        </Button>
      ),
    },
  ]
}
