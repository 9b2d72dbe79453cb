import './printScreen.css'
import { Button } from '@love/ui98/Button'
import { Checkbox } from '@love/ui98/Checkbox'
import { Dialog } from '@love/ui98/Dialog'
import { Icon } from '@love/ui98/Icon'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { pictureSize } from './layOutPicture.ts'
import { hasAmounts, type PictureSpec } from './pictureSpec.ts'
import { copiesPictures, copyPicture, savePicture, sharePicture, sharesPictures } from './takenAlong.ts'
import { usePicture, useTaken } from './usePicture.ts'

type TakePicture = () => Promise<PictureSpec | undefined>

/** A picture of what the page shows, to take along. Nothing of it leaves the browser. */
function PrintScreen({ take, onClose }: { take: TakePicture; onClose: () => void }) {
  const taken = useTaken(take)
  const spec = taken.status === 'taken' ? taken.spec : undefined
  // Who shares a picture in a hurry has shared the least.
  const [hidesAmounts, setHidesAmounts] = useState(true)
  const [hidesAddress, setHidesAddress] = useState(true)
  const picture = usePicture(spec, { hidesAmounts, hidesAddress })
  const [message, setMessage] = useState('')
  const made = picture === 'failed' ? undefined : picture
  const tell = async (words: Promise<string> | string) => setMessage(await words)
  const change = (set: (hides: boolean) => void) => (hides: boolean) => {
    setMessage('')
    set(hides)
  }
  return (
    <Dialog
      title="Print Screen"
      icon="display"
      className="print-screen"
      onClose={onClose}
      buttons={
        <>
          <Button
            primary
            icon="floppy"
            data-autofocus
            aria-disabled={!made}
            onClick={() => made && void tell(savePicture(made.url, made.file.name))}
          >
            Save…
          </Button>
          {copiesPictures() && (
            <Button
              icon="copy"
              aria-disabled={!made}
              onClick={() => made && void tell(copyPicture(made.file))}
            >
              Copy picture
            </Button>
          )}
          {made && sharesPictures(made.file) && (
            <Button onClick={() => void tell(sharePicture(made.file))}>Share…</Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className="stack">
        <div className="print-screen-picture">
          {made ? (
            <img {...pictureSize} src={made.url} alt={made.words} />
          ) : (
            <Instead status={picture === 'failed' ? 'undrawn' : taken.status} />
          )}
        </div>
        {spec && (
          <Choices
            {...{ spec, hidesAmounts, hidesAddress }}
            onAmounts={change(setHidesAmounts)}
            onAddress={change(setHidesAddress)}
          />
        )}
        <p role="status" className="print-screen-message">
          {message || 'The picture is made in your browser and sent nowhere.'}
        </p>
      </div>
    </Dialog>
  )
}

type ChoicesProps = {
  spec: PictureSpec
  hidesAmounts: boolean
  hidesAddress: boolean
  onAmounts: (hides: boolean) => void
  onAddress: (hides: boolean) => void
}

/** Prices are public: a picture of nothing else has nothing to hide. */
function Choices({ spec, hidesAmounts, hidesAddress, onAmounts, onAddress }: ChoicesProps) {
  return (
    <>
      {hasAmounts(spec) && (
        <Checkbox
          label="Hide amounts"
          hint="Names and percentages only."
          checked={hidesAmounts}
          onChange={onAmounts}
        />
      )}
      {spec.account && (
        <Checkbox
          label="Hide address"
          hint="Otherwise its first and last four characters are shown."
          checked={hidesAddress}
          onChange={onAddress}
        />
      )}
    </>
  )
}

type InsteadStatus = 'taking' | 'taken' | 'nothing' | 'failed' | 'undrawn'

/** In the place of the picture. */
function Instead({ status }: { status: InsteadStatus }): ReactNode {
  switch (status) {
    case 'taking':
    case 'taken':
      return <ProgressBar label="Drawing the picture…" />
    case 'nothing':
      return <Words>Nothing to show yet: wait until the figures are loaded, then try again.</Words>
    case 'failed':
      return <Words>The picture could not be taken. Check your internet connection and try again.</Words>
    case 'undrawn':
      return (
        <Words>
          This browser could not draw the picture. Allow canvas access for this page in its privacy settings,
          or use another browser.
        </Words>
      )
    default:
      return status satisfies never
  }
}

function Words({ children }: { children: ReactNode }) {
  return (
    <div className="message" role="alert">
      <Icon name="warning" size={32} />
      <p className="message-text">{children}</p>
    </div>
  )
}

/** In a tree of its own, as a window with a text to copy: above everything, whichever program asks for it. */
export function showPrintScreen(take: TakePicture): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  function close() {
    root.unmount()
    place.remove()
  }
  root.render(<PrintScreen take={take} onClose={close} />)
}
