import { StatusBar } from '@love/ui98/StatusBar'
import { useAddressBook } from '../../../book/addressBook/addressBookStore.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { BookPage } from './BookPage.tsx'

/** The address book as a place of its own, without a Safe. */
export function BookView() {
  const { length } = useAddressBook()
  return (
    <ProgramWindow
      title="Address book"
      className="safe-window"
      statusBar={<StatusBar fields={[length === 1 ? '1 name' : `${length} names`]} />}
    >
      <nav className="detail-way" aria-label="Related pages">
        <ProgramLink to="/safe">All Safes</ProgramLink>
      </nav>
      <BookPage />
    </ProgramWindow>
  )
}
