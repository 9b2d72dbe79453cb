import { Button } from '@love/ui98/Button'
import { GroupBox } from '@love/ui98/GroupBox'
import { useState } from 'react'
import { clearStored } from '../../session/clearStored.ts'
import { endSession } from '../../session/signIn/endSession.ts'
import { useKeptPlace } from '../../session/signIn/useKeptPlace.ts'

/** Takes everything away again that the app keeps in this browser. */
export function DataPage() {
  const [asked, setAsked] = useState(false)
  const place = useKeptPlace()

  async function reset() {
    // Whether the server can be reached or not.
    await endSession().catch(() => {})
    clearStored()
    location.assign('/')
  }

  return (
    <GroupBox legend="What this browser remembers">
      <p>
        Window positions, agreements to the terms, recent transactions and cached figures are kept in this
        browser and nowhere else. Settings, the address book and notes are kept: {place}.
      </p>
      <p>
        Resetting removes all of it from this browser, signs you out, disconnects the wallet and reloads the
        page. What is on the chain or with your account is not touched.
      </p>
      {asked ? (
        <>
          <p role="alert">Remove everything this browser remembers about LOVE?</p>
          <Button primary onClick={reset}>
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
