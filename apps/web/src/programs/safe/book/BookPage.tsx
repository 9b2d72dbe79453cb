import { Button } from '@love/ui98/Button'
import { CopyButton } from '@love/ui98/CopyButton'
import { type Column, Table } from '@love/ui98/Table'
import { type AddressBookEntry, withoutEntry } from '../../../session/safe/addressBook/addressBook.ts'
import { addressBookFile } from '../../../session/safe/addressBook/addressBookFile.ts'
import { addressBookStore, useAddressBook } from '../../../session/safe/addressBook/addressBookStore.ts'
import { saveFile } from '../../../session/saveFile.ts'
import { useKeptPlace } from '../../../session/signIn/useKeptPlace.ts'
import { EntryForm } from './EntryForm.tsx'
import { ImportButton } from './ImportButton.tsx'

const columns: readonly Column<AddressBookEntry>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  {
    id: 'address',
    header: 'Address',
    cell: ({ address, name }) => (
      <span className="address-text">
        <code>{address}</code>
        <CopyButton text={address} label={`Copy address of ${name}`} />
      </span>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: ({ address, name }) => (
      <Button
        compact
        icon="recycle-bin"
        aria-label={`Remove ${name}`}
        onClick={() => addressBookStore.update((book) => withoutEntry(book, address))}
      >
        Remove
      </Button>
    ),
  },
]

/** Names for addresses, shown wherever an address is. */
export function BookPage() {
  const book = useAddressBook()
  const place = useKeptPlace()
  return (
    <div className="stack">
      <EntryForm />
      <Table
        caption="Names"
        captionHidden
        columns={columns}
        rows={book}
        rowKey={({ address }) => address}
        empty="No names yet. Names stand beside addresses everywhere."
      />
      <div className="button-row">
        <ImportButton />
        <Button
          icon="floppy"
          aria-disabled={book.length === 0}
          onClick={() => book.length > 0 && saveFile(addressBookFile(book, Date.now()))}
        >
          Save as CSV
        </Button>
      </div>
      <p className="muted-text">Kept: {place}.</p>
    </div>
  )
}
