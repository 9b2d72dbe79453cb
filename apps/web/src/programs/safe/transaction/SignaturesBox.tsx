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
  const signed = new Map(confirmations.map((one) => [one.signer.value, one]))
  // An executed one was signed by the owners of that day.
  const shown = executor ? [...signed.keys()] : owners
  return (
    <GroupBox legend={`Signatures: ${signed.size} of ${confirmationsRequired}`}>
      <ul className="safe-owners">
        {shown.map((owner, index) => {
          const confirmation = signed.get(owner)
          return (
            <li key={owner}>
              <Icon name={confirmation ? 'key' : 'key-gray'} />
              <SafeAddress address={owner} of={`owner ${index + 1}`} />
              <span className={confirmation ? undefined : 'muted-text'}>
                {confirmation
                  ? `signed ${momentWords(confirmation.submittedAt)}, ${comparedWords(confirmation)}`
                  : 'has not signed'}
              </span>
            </li>
          )
        })}
      </ul>
    </GroupBox>
  )
}

/** What the owner's browser said when it sent the signature: nobody can prove it. */
function comparedWords({ hashCompared }: MultisigInfo['confirmations'][number]): string {
  if (hashCompared === undefined) return 'comparison unknown'
  return hashCompared ? 'hash compared with a device' : 'hash not compared'
}
