import { parseSignatures } from '@love/safe/signatures/parseSignatures'
import { isListedAddress } from '@love/safe/write/isListedAddress'
import type { MultisigInfo } from '@love/safe/write/multisigIn'
import { GroupBox } from '@love/ui98/GroupBox'
import { Icon } from '@love/ui98/Icon'
import { lazy, Suspense } from 'react'
import { type Address, isHash, isHex } from 'viem'
import { SafeAddress } from '../known/SafeAddress.tsx'
import { OwnerMark } from '../nested/OwnerMark.tsx'
import { useOwnerTree } from '../nested/useOwnerTree.ts'
import type { Counted } from '../queue/useCounted.ts'
import { momentWords } from '../words/timeWords.ts'

const OwnerSafesBox = /*#__PURE__*/ lazy(() =>
  import('../nested/OwnerSafesBox.tsx').then(({ OwnerSafesBox }) => ({ default: OwnerSafesBox })),
)

type SignaturesBoxProps = {
  safe: Address
  info: MultisigInfo
  owners: readonly Address[]
  /** Of what can still be signed: then only what the Safe would take is shown as signed. */
  counted: Counted | undefined
}

/** Who has signed and who has not. */
export function SignaturesBox({ safe, info, owners: told, counted }: SignaturesBoxProps) {
  const { executor, safeTxHash: hash, nonce } = info
  const { facts, signers } = counted ?? {}
  const confirmationsRequired = facts?.threshold ?? info.confirmationsRequired
  const owners = facts?.owners ?? told
  const confirmations = signers
    ? info.confirmations.filter(({ signer }) => isListedAddress(signers, signer.value))
    : info.confirmations
  const signed = new Map(confirmations.map((one) => [one.signer.value, one]))
  const hasSigned = signers ?? [...signed.keys()]
  // An executed one was signed by the owners of that day.
  const shown = executor ? [...signed.keys()] : owners
  const { data: nodes = [] } = useOwnerTree(safe, shown)
  const contracts = nodes.filter(({ kind }) => kind !== 'account')
  return (
    <>
      <GroupBox legend={`Signatures: ${hasSigned.length} of ${confirmationsRequired}`}>
        <ul className="safe-owners">
          {shown.map((owner, index) => {
            const confirmation = signed.get(owner)
            return (
              <li key={owner}>
                <Icon name={hasSigned.includes(owner) ? 'key' : 'key-gray'} />
                <SafeAddress address={owner} of={`owner ${index + 1}`} />
                <span className={hasSigned.includes(owner) ? undefined : 'muted-text'}>
                  {hasSigned.includes(owner) ? signedWords(confirmation) : 'has not signed'}
                </span>
                <OwnerMark node={nodes.find(({ address }) => address === owner)} />
              </li>
            )
          })}
        </ul>
      </GroupBox>
      {signers && contracts.length > 0 && isHash(hash) && (
        <Suspense fallback={null}>
          <OwnerSafesBox
            {...{ hash, nonce, signers }}
            child={safe}
            nodes={contracts}
            heard={info.confirmations.map(({ signer }) => signer.value)}
            isEnough={signers.length >= confirmationsRequired}
          />
        </Suspense>
      )}
    </>
  )
}

type Confirmation = MultisigInfo['confirmations'][number]

/** An approval counts before a service has heard of it. */
function signedWords(confirmation: Confirmation | undefined): string {
  if (!confirmation) return 'approved on-chain'
  const when = momentWords(confirmation.submittedAt)
  return isApproval(confirmation)
    ? `approved on-chain ${when}`
    : `signed ${when}, ${comparedWords(confirmation)}`
}

function isApproval({ signature }: Confirmation): boolean {
  try {
    return isHex(signature) && parseSignatures(signature)[0]?.kind === 'approved'
  } catch {
    return false
  }
}

/** What the owner's browser said when it sent the signature: nobody can prove it. */
function comparedWords({ hashCompared }: Confirmation): string {
  if (hashCompared === undefined) return 'comparison unknown'
  return hashCompared ? 'hash compared with a device' : 'hash not compared'
}
