import { type FloppyFacts, MOST_FLOPPY_CHARACTERS } from '@love/safe/floppy/floppyFile'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { useState } from 'react'
import { FileButton } from '../../../browser/FileButton.tsx'
import { FileDrop } from '../../../browser/FileDrop.tsx'
import { errorText } from '../../../chain/errorText.ts'
import { type DriveContent, ejectFloppy, putInDrive } from './floppyDrive.ts'
import { insertFloppy } from './insertFloppy.ts'
import { NewProposal } from './NewProposal.tsx'
import { PasteForm } from './PasteForm.tsx'
import type { FloppyState } from './useFloppyReading.ts'

type DriveBoxProps = { facts: FloppyFacts; content: DriveContent | undefined; state: FloppyState }

type Told = { readonly isBad: boolean; readonly words: string }

/** The drive: takes files by hand, by drag and as text, and says what it thinks of them. */
export function DriveBox({ facts, content, state }: DriveBoxProps) {
  const [told, setTold] = useState<Told>()
  const refusal = state.status === 'refused' ? errorText(state.error) : undefined

  /** Nothing when it was refused. */
  async function take(text: string, held = content): Promise<DriveContent | undefined> {
    try {
      const inserted = await insertFloppy(text, { facts, content: held })
      putInDrive(facts.safe, inserted.content)
      setTold({ isBad: false, words: inserted.words })
      return inserted.content
    } catch (error) {
      setTold({ isBad: true, words: `Not opened. ${errorText(error)}` })
      return undefined
    }
  }

  async function takeFiles(files: readonly File[]) {
    let held = content
    for (const file of files) {
      if (file.size > MOST_FLOPPY_CHARACTERS)
        return setTold({ isBad: true, words: 'Not opened. The file is larger than 256 kB.' })
      const taken = await take(await file.text().catch(() => ''), held)
      if (!taken) return
      held = taken
    }
  }

  function eject() {
    ejectFloppy(facts.safe)
    setTold({ isBad: false, words: 'The drive is empty.' })
  }

  return (
    <FileDrop className="floppy-drive" onFiles={(files) => void takeFiles(files)}>
      <div className="floppy-front">
        <Icon name="floppy" size={32} />
        <span className="floppy-name">
          <strong>3½ Floppy (A:)</strong>
          <span>{contentWords(content, state)}</span>
        </span>
        <span className="floppy-slot" data-full={content ? '' : undefined} aria-hidden="true" />
        <span className="floppy-light" data-on={content ? '' : undefined} aria-hidden="true" />
      </div>
      <div className="button-row">
        <FileButton
          label="Transaction file"
          accept=".json,application/json"
          multiple
          onFiles={(files) => void takeFiles(files)}
        >
          {content ? 'Merge another file…' : 'Open a file…'}
        </FileButton>
        {content && <Button onClick={eject}>Eject</Button>}
      </div>
      <PasteForm onText={(text) => take(text)} />
      {!content && <NewProposal facts={facts} onText={(text) => void take(text)} />}
      <div role="status">{told && !told.isBad && told.words}</div>
      <div role="alert" className="error-text">
        {told?.isBad && <p>{told.words}</p>}
        {refusal && <p>{refusal}</p>}
      </div>
    </FileDrop>
  )
}

function contentWords(content: DriveContent | undefined, state: FloppyState): string {
  if (!content) return 'Empty. Open a file or drop it here.'
  switch (state.status) {
    case 'ready': {
      const { proposal } = state.reading
      const count = proposal.signatures.length
      const saved = content.isChanged ? '; not saved yet' : ''
      return `Nonce ${proposal.tx.nonce}, ${count} ${count === 1 ? 'signature' : 'signatures'}${saved}`
    }
    case 'refused':
      return 'This transaction can no longer be used.'
    default:
      return 'Loading…'
  }
}
