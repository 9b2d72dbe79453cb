import { Button } from '@love/ui98/Button'
import { saveFile } from '../../browser/saveFile.ts'
import { momentText } from '../../chain/momentText.ts'
import { receiptFile } from './receiptFile.ts'
import { termsSetup } from './termsSetup.ts'
import { useTerms } from './useTerms.ts'

/** What the connected address has agreed to and when, to keep as a file. */
export function TermsReceipt() {
  const { address, agreement } = useTerms()
  if (agreement === 'false') return null
  const receipt = termsSetup().terms.receipt(address)
  if (!receipt) return <p>You have agreed to the terms. There is no receipt in this browser.</p>
  return (
    <div className="stack">
      <p>
        You agreed to the terms on <time dateTime={receipt.time}>{momentText(receipt.time)}</time>.
      </p>
      <div className="button-row">
        <Button icon="floppy" onClick={() => saveFile(receiptFile(receipt))}>
          Save terms receipt
        </Button>
      </div>
    </div>
  )
}
