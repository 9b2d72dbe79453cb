import { useState } from 'react'
import { Button } from '../Button.tsx'
import { CopyButton } from '../CopyButton.tsx'
import { Tooltip } from '../Tooltip.tsx'
import { Window } from '../Window.tsx'

export function GalleryButtons() {
  const [pressed, setPressed] = useState(true)
  const [busy, setBusy] = useState(false)
  return (
    <Window title="Buttons" icon="gear" role="region">
      <div className="stack">
        <div className="button-row">
          <Button>Default</Button>
          <Button primary>Primary</Button>
          <Button icon="swap">With icon</Button>
          <Button compact>Max</Button>
        </div>
        <div className="button-row">
          <Button disabled>Disabled</Button>
          <Button disabled icon="wallet">
            Disabled
          </Button>
          <Button pressed={pressed} onClick={() => setPressed(!pressed)}>
            Toggle
          </Button>
          <Button busy={busy ? 'Signing…' : undefined} onClick={() => setBusy(true)}>
            Sign
          </Button>
          <Button busy="Waiting…">Busy</Button>
        </div>
        <div className="button-row">
          <CopyButton text="love" label="Copy the word love" />
          <Tooltip text="The tip: it opens by pointer, focus and tap, and closes with Escape.">
            <Button icon="help">What is this?</Button>
          </Tooltip>
          <a className="button" href="#icons">
            A link as a button
          </a>
        </div>
        <p>
          Plain words with <a href="#icons">a link to the icons</a>,{' '}
          <span className="error-text">an error</span>, <span className="success-text">a success</span> and{' '}
          <span className="muted-text">an aside</span>.
        </p>
      </div>
    </Window>
  )
}
