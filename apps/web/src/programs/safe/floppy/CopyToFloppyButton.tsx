import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import type { SafeTx } from '@love/safe/safeTx'
import { multisigIn } from '@love/safe/write/multisigIn'
import { Button } from '@love/ui98/Button'
import { useState } from 'react'
import { errorText } from '../../../chain/errorText.ts'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { floppyPath } from '../safePlace.ts'
import { identityOf, type SafePageProps } from '../workspace/pageProps.ts'

type CopyToFloppyButtonProps = Pick<SafePageProps, 'safe' | 'info'> & {
  tx: SafeTx
  details: TransactionDetails
}

/** From the queue of a gateway onto a floppy, which needs none. */
export function CopyToFloppyButton({ safe, info, tx, details }: CopyToFloppyButtonProps) {
  const { navigate } = useProgramWindow()
  const [problem, setProblem] = useState<string>()

  async function copy() {
    const { threshold, nonce } = info
    const owners = info.owners.map(({ value }) => value)
    const confirmations = multisigIn(details)?.confirmations ?? []
    const claims = confirmations.map(({ signer, signature }) => ({ owner: signer.value, signature }))
    const facts = { ...identityOf({ safe, info }), owners, threshold, nonce: BigInt(nonce) }
    try {
      const { copyToFloppy } = await import('./copyToFloppy.ts')
      await copyToFloppy({ facts, tx, claims })
      navigate(floppyPath(safe))
    } catch (error) {
      setProblem(errorText(error))
    }
  }

  return (
    <>
      <div className="button-row">
        <Button icon="floppy" onClick={() => void copy()}>
          Copy to floppy
        </Button>
      </div>
      {problem && (
        <p className="error-text" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
