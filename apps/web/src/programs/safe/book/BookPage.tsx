import { Button } from '@love/ui98/Button'
import { CopyButton } from '@love/ui98/CopyButton'
import { type Column, Table } from '@love/ui98/Table'
import { useState } from 'react'
import { useKeptPlace } from '../../../account/signIn/useKeptPlace.ts'
import { type AddressBookEntry, withEntries, withoutEntry } from '../../../book/addressBook/addressBook.ts'
import { addressBookFile } from '../../../book/addressBook/addressBookFile.ts'
import { addressBookStore, useAddressBook } from '../../../book/addressBook/addressBookStore.ts'
import { type AddressBookFile, readAddressBookFile } from '../../../book/addressBook/readAddressBookFile.ts'
import { FileButton } from '../../../browser/FileButton.tsx'
import { saveFile } from '../../../browser/saveFile.ts'
import { Identicon } from '../../../chain/identicon/Identicon.tsx'
import { PrimaryName } from '../../../chain/names/PrimaryName.tsx'
import { EntryForm } from './EntryForm.tsx'

const columns: readonly Column<AddressBookEntry>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  {
    id: 'address',
    header: 'Address',
    cell: ({ address, name }) => (
      <span className="address-text">
        <Identicon address={address} />
        <code>{address}</code>
        <CopyButton text={address} label={`Copy address of ${name}`} />
        <PrimaryName address={address} />
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
        empty="No names yet. Names appear next to addresses throughout LOVE."
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
      <p className="muted-text">{place}.</p>
    </div>
  )
}

/** More than these would only hide what else is on the page. */
const mostProblems = 20

/** Takes names from a CSV file; what was left out is named line by line. */
function ImportButton() {
  const [read, setRead] = useState<AddressBookFile>()

  async function take(file: File) {
    const text = await file.text().catch(() => undefined)
    if (text === undefined)
      return setRead({ entries: [], problems: ['The file cannot be read. Choose it again.'] })
    const found = readAddressBookFile(text)
    addressBookStore.update((book) => withEntries(book, found.entries))
    setRead(found)
  }

  return (
    <>
      <FileButton
        label="CSV file with names"
        accept=".csv,text/csv"
        onFiles={([file]) => file && void take(file)}
      >
        Import CSV…
      </FileButton>
      <div role="status" className="safe-import">
        {read && (
          <>
            <p>
              {read.entries.length === 1 ? '1 name imported' : `${read.entries.length} names imported`}
              {read.problems.length > 0 &&
                `, ${read.problems.length} ${read.problems.length === 1 ? 'line' : 'lines'} skipped`}
              .
            </p>
            {read.problems.length > 0 && (
              <ul className="error-text">
                {read.problems.slice(0, mostProblems).map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
                {read.problems.length > mostProblems && <li>… and more.</li>}
              </ul>
            )}
          </>
        )}
      </div>
    </>
  )
}
