import { useEffect, useRef } from 'react'
import type { Said } from './useBinActions.ts'

/** What came of it. The row with the button is gone then, so the focus comes here. */
export function SaidLine({ said }: { said: Said | undefined }) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (said && !said.isError) line.current?.focus()
  }, [said])
  return (
    <>
      <div ref={line} tabIndex={-1} role="status">
        {said && !said.isError && said.words}
      </div>
      {said?.isError && (
        <p className="error-text" role="alert">
          {said.words}
        </p>
      )}
    </>
  )
}
