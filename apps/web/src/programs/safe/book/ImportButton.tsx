import { Button } from '@love/ui98/Button'
import { useRef, useState } from 'react'
import { withEntries } from '../../../session/safe/addressBook/addressBook.ts'
import { addressBookStore } from '../../../session/safe/addressBook/addressBookStore.ts'
import {
  type AddressBookFile,
  readAddressBookFile,
} from '../../../session/safe/addressBook/readAddressBookFile.ts'

/** More than these would only hide what else is on the page. */
const mostProblems = 20

/** Takes names from a CSV file; what was left out is named line by line. */
export function ImportButton() {
  const input = useRef<HTMLInputElement>(null)
  const [read, setRead] = useState<AddressBookFile>()

  async function take(file: File | undefined) {
    if (!file) return
    const text = await file.text().catch(() => undefined)
    if (text === undefined)
      return setRead({ entries: [], problems: ['The file cannot be read. Choose it once more.'] })
    const found = readAddressBookFile(text)
    addressBookStore.update((book) => withEntries(book, found.entries))
    setRead(found)
  }

  return (
    <>
      <Button icon="folder" onClick={() => input.current?.click()}>
        Take names from a CSV file…
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="CSV file with names"
        onChange={(event) => {
          void take(event.target.files?.[0])
          // The same file may be chosen again after it was repaired.
          event.target.value = ''
        }}
      />
      <div role="status" className="safe-import">
        {read && (
          <>
            <p>
              {read.entries.length === 1 ? '1 name was taken' : `${read.entries.length} names were taken`}
              {read.problems.length > 0 && `, ${read.problems.length} lines were left out`}.
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
