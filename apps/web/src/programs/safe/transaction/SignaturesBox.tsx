import { isListedAddress } from '@love/safe/write/isListedAddress'
import type { MultisigInfo } from '@love/safe/write/multisigIn'
import { GroupBox } from '@love/ui98/GroupBox'
import { Icon } from '@love/ui98/Icon'
import type { Address } from 'viem'
import { SafeAddress } from '../known/SafeAddress.tsx'
import type { Counted } from '../queue/useCounted.ts'
import { momentWords } from '../words/timeWords.ts'

type SignaturesBoxProps = {
  info: MultisigInfo
  owners: readonly Address[]
  /** Of what can still be signed: then only what the Safe would take is shown as signed. */
  counted: Counted | undefined
}

/** Who has signed and who has not. */
export function SignaturesBox({ info, owners: told, counted }: SignaturesBoxProps) {
  const { executor } = info
  const { facts, signers } = counted ?? {}
  const confirmationsRequired = facts?.threshold ?? info.confirmationsRequired
  const owners = facts?.owners ?? told
  const confirmations = signers
    ? info.confirmations.filter(({ signer }) => isListedAddress(signers, signer.value))
    : info.confirmations
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
