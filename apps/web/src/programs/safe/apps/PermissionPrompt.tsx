import { groupDigits } from '@love/protocol/format/groupDigits'
import { MessageBox } from '@love/ui98/MessageBox'
import { createPortal } from 'react-dom'
import { reviewLayer } from '../../../session/intents/reviewLayer.ts'
import { useAddressBook } from '../../../session/safe/addressBook/addressBookStore.ts'
import { appLabel, type OpenableApp } from './openableApp.ts'

type PermissionPromptProps = { app: OpenableApp; onAnswer: (isAllowed: boolean) => void }

/** Asks before an app gets to see the names that somebody gave to addresses. */
export function PermissionPrompt({ app, onAnswer }: PermissionPromptProps) {
  const { length } = useAddressBook()
  return createPortal(
    <MessageBox
      title="Address book"
      icon="question"
      onClose={() => onAnswer(false)}
      actions={[
        { label: 'Allow', onClick: () => onAnswer(true) },
        { label: 'Refuse', onClick: () => onAnswer(false), primary: true },
      ]}
    >
      <p>
        <strong>{appLabel(app)}</strong> wants to read your address book, also as it will be later.{' '}
        {countWords(length)}
      </p>
      <p>You can take this back in the list of apps.</p>
    </MessageBox>,
    reviewLayer() ?? document.body,
  )
}

function countWords(count: number): string {
  if (count === 0) return 'It is empty now.'
  return count === 1 ? 'It has 1 name now.' : `It has ${groupDigits(count)} names now.`
}
