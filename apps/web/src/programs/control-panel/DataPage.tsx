import { Button } from '@love/ui98/Button'
import { GroupBox } from '@love/ui98/GroupBox'
import { useState } from 'react'
import { clearStored } from '../../session/clearStored.ts'

/** Everything the app keeps is in this browser; this page takes it away again. */
export function DataPage() {
  const [asked, setAsked] = useState(false)
  return (
    <GroupBox legend="What this browser remembers">
      <p>
        Settings, window positions, agreements to the terms, recent transactions and cached figures are kept
        in this browser and nowhere else. Resetting removes all of it, disconnects the wallet and reloads the
        page. What is on the chain is not touched.
      </p>
      {asked ? (
        <>
          <p role="alert">Remove everything this browser remembers about LOVE?</p>
          <Button
            primary
            onClick={() => {
              clearStored()
              location.assign('/')
            }}
          >
            Reset
          </Button>{' '}
          <Button onClick={() => setAsked(false)}>Keep it</Button>
        </>
      ) : (
        <Button onClick={() => setAsked(true)}>Reset all data…</Button>
      )}
    </GroupBox>
  )
}
