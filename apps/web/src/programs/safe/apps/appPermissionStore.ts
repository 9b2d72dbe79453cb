import { config } from '../../../config.ts'
import { onStoredChange, readStored, writeStored } from '../../../storage/storage.ts'
import { parseAppPermissions } from './appPermissions.ts'
import { createStoredList } from './createStoredList.ts'

/** What was allowed in this browser. */
export const appPermissionStore = createStoredList({
  stored: { readStored, writeStored, onStoredChange },
  key: `love.safe-app-permissions.${config.network}`,
  parse: parseAppPermissions,
})
