import type { FloppySignature } from '@love/protocol/safe/floppy/floppyProposal'
import { GroupBox } from '@love/ui98/GroupBox'
import { Icon } from '@love/ui98/Icon'
import { SafeAddress } from '../../../session/safe/known/SafeAddress.tsx'
import type { SafeFacts } from '../../../session/safe/write/safeFacts.ts'

type FloppySignersProps = { facts: SafeFacts; signatures: readonly FloppySignature[] }

/** Every owner that the chain knows, and whose signature is on the floppy. */
export function FloppySigners({ facts: { owners, threshold }, signatures }: FloppySignersProps) {
  return (
    <GroupBox legend={`Signatures: ${signatures.length} of ${threshold}`}>
      <ul className="safe-owners">
        {owners.map((owner, index) => {
          const found = signatures.find((one) => one.owner.toLowerCase() === owner.toLowerCase())
          return (
            <li key={owner}>
              <Icon name={found ? 'key' : 'key-gray'} />
              <SafeAddress address={owner} of={`owner ${index + 1}`} />
              <span className={found ? undefined : 'muted-text'}>{wordsOf(found)}</span>
            </li>
          )
        })}
      </ul>
    </GroupBox>
  )
}

function wordsOf(signature: FloppySignature | undefined): string {
  if (!signature) return 'has not signed'
  return signature.isChecked ? 'signed' : 'signed, which only the chain can check'
}
