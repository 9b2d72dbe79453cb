import { Button } from '@love/ui98/Button'
import { MessageBox } from '@love/ui98/MessageBox'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { reviewLayer } from '../../../wallet/reviewLayer.ts'

/** Asks once: what was deleted is gone for good then. */
export function EmptyButton({ onEmpty }: { onEmpty: () => void }) {
  const [isAsking, setAsking] = useState(false)

  function empty() {
    setAsking(false)
    onEmpty()
  }

  return (
    <div className="button-row">
      <Button icon="recycle-bin" onClick={() => setAsking(true)}>
        Empty the Recycle Bin…
      </Button>
      {isAsking &&
        createPortal(
          <MessageBox
            title="Empty the Recycle Bin"
            icon="question"
            onClose={() => setAsking(false)}
            actions={[
              { label: 'Empty', onClick: empty },
              { label: 'Cancel', onClick: () => setAsking(false), primary: true },
            ]}
          >
            <p>Permanently delete everything in the Recycle Bin?</p>
          </MessageBox>,
          reviewLayer() ?? document.body,
        )}
    </div>
  )
}
