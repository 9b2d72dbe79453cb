import type { SafeTxParameters } from '@love/safe/safeTx'
import { Button } from '@love/ui98/Button'
import { Opening } from '@love/ui98/Opening'
import { lazy, Suspense, useState } from 'react'
import type { Address } from 'viem'
import type { Comparison } from './HashMatcher.tsx'

const HashMatcher = /*#__PURE__*/ lazy(() =>
  import('./HashMatcher.tsx').then(({ HashMatcher }) => ({ default: HashMatcher })),
)

type MatcherButtonProps = SafeTxParameters & {
  owners: readonly Address[]
  onCompared?: ((comparison: Comparison) => void) | undefined
}

/** Beside the hashes of a transaction: who has a device at hand need not compare letter by letter. */
export function MatcherButton({ safe, chainId, version, tx, owners, onCompared }: MatcherButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="button-row">
        <Button icon="search" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Compare with your device…
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Opening />}>
          <HashMatcher parameters={{ safe, chainId, version, tx }} owners={owners} onCompared={onCompared} />
        </Suspense>
      )}
    </>
  )
}
