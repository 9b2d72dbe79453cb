import { onStoredChange, readStored } from '../../storage.ts'
import { addressBookKey } from './addressBookKey.ts'

/** Names stand wherever an address does, once there are some; the code for them comes only then. */
export function showNames(): () => void {
  const open = () =>
    // Without it addresses stand without names, as for everybody who has given none.
    void import('./addressBookStore.ts')
      .then(({ addressBookStore }) => addressBookStore.get())
      .catch(() => {})
  if (readStored(addressBookKey)) open()
  return onStoredChange(addressBookKey, open)
}
