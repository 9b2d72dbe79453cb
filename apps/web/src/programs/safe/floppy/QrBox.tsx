import { qrParts } from '@love/safe/floppy/qrParts'
import { Button } from '@love/ui98/Button'
import { CopyButton } from '@love/ui98/CopyButton'
import { useEffect, useState } from 'react'
import { errorText } from '../../../chain/errorText.ts'
import { QrCode } from '../../../wallet/walletConnect/QrCode.tsx'

/** Long enough for a camera to find it. */
const turnMs = 2_500

/** The file as codes for a camera, one after the other. */
export function QrBox({ text }: { text: string }) {
  const codes = codesOf(text)
  if (typeof codes === 'string')
    return (
      <p className="error-text" role="alert">
        {codes}
      </p>
    )
  // Other signatures are other codes: they begin with the first.
  return <Codes key={text} codes={codes} />
}

function Codes({ codes }: { codes: readonly string[] }) {
  const [at, setAt] = useState(0)
  const [isTurning, setTurning] = useState(() => codes.length > 1 && !prefersStillness())
  const code = codes[at] ?? ''

  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => setAt((last) => (last + 1) % codes.length), turnMs)
    return () => clearInterval(timer)
  }, [isTurning, codes.length])

  function turn(step: number) {
    setTurning(false)
    setAt((at + step + codes.length) % codes.length)
  }

  return (
    <div className="floppy-codes">
      <QrCode text={code} label={`Code ${at + 1} of ${codes.length}`} />
      <div className="stack">
        <p>
          <strong>
            Code {at + 1} of {codes.length}
          </strong>
        </p>
        <p>Scan every code in any order, then paste the text into this Safe’s floppy drive.</p>
        {codes.length > 1 && (
          <div className="button-row">
            <Button onClick={() => turn(-1)}>Previous</Button>
            <Button pressed={isTurning} onClick={() => setTurning(!isTurning)}>
              {isTurning ? 'Pause' : 'Play'}
            </Button>
            <Button onClick={() => turn(1)}>Next</Button>
          </div>
        )}
        <p>
          <CopyButton text={code} label={`Copy the text of code ${at + 1}`} />
        </p>
      </div>
    </div>
  )
}

/** Without spaces and line ends, which get lost when codes are copied. */
function codesOf(text: string): readonly string[] | string {
  try {
    return qrParts(JSON.stringify(JSON.parse(text)))
  } catch (error) {
    return errorText(error)
  }
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
