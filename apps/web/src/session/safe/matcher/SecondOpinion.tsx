import type { SafeHashes } from '@love/protocol/safe/safeHashes'
import type { SafeTxParameters } from '@love/protocol/safe/safeTxTypedData'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { errorText } from '../../../chain/errorText.ts'
import type { ContractHashes } from './readContractHashes.ts'
import { useContractHashes } from './useContractHashes.ts'

type SecondOpinionProps = { parameters: SafeTxParameters; hashes: SafeHashes }

/** The hash as it was computed here, and as the contract of the Safe computes it. */
export function SecondOpinion({ parameters, hashes }: SecondOpinionProps) {
  const { data, failureReason, refetch } = useContractHashes(parameters, hashes.hash)
  return (
    <>
      <dl className="hash-pair">
        <dt>safeTxHash, computed in this browser</dt>
        <dd>
          <code>{hashes.hash}</code>
        </dd>
        <dt>safeTxHash, by getTransactionHash of the Safe</dt>
        <dd>{data ? <code>{data.safeTxHash}</code> : failureReason ? 'not known' : 'asking the chain…'}</dd>
      </dl>
      {data && <Verdict isSame={isSame(data, hashes)} />}
      {!data && failureReason && (
        <div className="hash-match" role="status">
          <Icon name="warning" />
          <span>The Safe could not be asked: {errorText(failureReason)}</span>
          <Button compact onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      )}
    </>
  )
}

function Verdict({ isSame }: { isSame: boolean }) {
  return isSame ? (
    <p className="hash-match" role="status">
      <Icon name="check" />
      <span>Both agree.</span>
    </p>
  ) : (
    <p className="hash-match" role="alert">
      <Icon name="error" />
      <span className="error-text">
        They differ: the Safe would check another hash than the one shown here. Do not sign.
      </span>
    </p>
  )
}

function isSame({ safeTxHash, domainHash }: ContractHashes, hashes: SafeHashes): boolean {
  return safeTxHash === hashes.hash && domainHash === hashes.domainHash
}
