import { GroupBox } from '@love/ui98/GroupBox'
import { Icon } from '@love/ui98/Icon'
import type { Address } from 'viem'
import { SafeAddress } from '../../../session/safe/known/SafeAddress.tsx'
import type { MultisigInfo } from '../../../session/safe/write/multisigIn.ts'
import { momentWords } from '../words/timeWords.ts'

/** Who has signed and who has not. */
export function SignaturesBox({ info, owners }: { info: MultisigInfo; owners: readonly Address[] }) {
  const { confirmations, confirmationsRequired, executor } = info
  const signed = new Map(confirmations.map(({ signer, submittedAt }) => [signer.value, submittedAt]))
  // An executed one was signed by the owners of that day.
  const shown = executor ? [...signed.keys()] : owners
  return (
    <GroupBox legend={`Signatures: ${signed.size} of ${confirmationsRequired}`}>
      <ul className="safe-owners">
        {shown.map((owner, index) => {
          const at = signed.get(owner)
          return (
            <li key={owner}>
              <Icon name={at === undefined ? 'key-gray' : 'key'} />
              <SafeAddress address={owner} of={`owner ${index + 1}`} />
              <span className={at === undefined ? 'muted-text' : undefined}>
                {at === undefined ? 'has not signed' : `signed ${momentWords(at)}`}
              </span>
            </li>
          )
        })}
      </ul>
    </GroupBox>
  )
}
