import { useState } from 'react'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { Field } from '../Field.tsx'
import { MessageBox, type MessageBoxProps } from '../MessageBox.tsx'
import { Window } from '../Window.tsx'

const words: Readonly<Record<MessageBoxProps['icon'], string>> = {
  info: 'Your swap is confirmed.',
  question: 'The price has changed. Accept the new price?',
  warning: 'High price impact: 6%.',
  error: 'The node is not responding. Nothing was signed or sent.',
}
const kinds = ['info', 'question', 'warning', 'error'] as const

export function GalleryDialogs() {
  const [shown, setShown] = useState<MessageBoxProps['icon'] | 'dialog'>()
  const [name, setName] = useState('')
  const close = () => setShown(undefined)
  return (
    <Window title="Dialogs" icon="question" role="region">
      <div className="button-row">
        <Button onClick={() => setShown('dialog')}>Open dialog</Button>
        {kinds.map((kind) => (
          <Button key={kind} icon={kind} onClick={() => setShown(kind)}>
            {`Message: ${kind}`}
          </Button>
        ))}
      </div>
      {shown === 'dialog' && (
        <Dialog
          title="Rename the Safe"
          icon="safe"
          onClose={close}
          buttons={
            <>
              <Button primary onClick={close}>
                OK
              </Button>
              <Button onClick={close}>Cancel</Button>
            </>
          }
        >
          <Field label="Name" value={name} onChange={setName} hint="Only you see it." />
        </Dialog>
      )}
      {shown && shown !== 'dialog' && (
        <MessageBox
          title="LOVE"
          icon={shown}
          onClose={close}
          actions={[
            { label: shown === 'question' ? 'Accept' : 'OK', onClick: close, primary: true },
            { label: 'Cancel', onClick: close },
          ]}
        >
          <p>{words[shown]}</p>
        </MessageBox>
      )}
    </Window>
  )
}
