import './matcher.css'
import { type HashMatch, matchHash } from '@love/safe/hashMatcher/matchHash'
import { type SafeHashes, type SafeTxParameters, safeTxHashes } from '@love/safe/safeTx'
import { Button } from '@love/ui98/Button'
import { Field } from '@love/ui98/Field'
import { Icon } from '@love/ui98/Icon'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Address, Hash } from 'viem'
import { addressBookStore } from '../../../book/addressBook/addressBookStore.ts'
import { useChain } from '../../../chain/chainContext.ts'
import { errorText } from '../../../chain/errorText.ts'
import { safeKey } from '../gateway/safeKey.ts'
import { type ContractHashes, readContractHashes } from './readContractHashes.ts'

type HashMatcherProps = {
  /** What is shown, and would be signed. */
  parameters: SafeTxParameters
  owners: readonly Address[]
  onCompared?: ((comparison: Comparison) => void) | undefined
}

/** What came of comparing this transaction with a device. */
export type Comparison = { readonly of: Hash; readonly isSame: boolean }

/** Each of them is tried as another Safe and as another receiver. */
const mostAddresses = 100

/** Compares what a device shows with the transaction, and names the field that differs. */
export function HashMatcher({ parameters, owners, onCompared }: HashMatcherProps) {
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<{ readonly of: Hash; readonly match: HashMatch }>()
  const hashes = safeTxHashes(parameters)
  // Not what was found for other fields, such as another nonce.
  const match = answer?.of === hashes.hash ? answer.match : undefined

  function compare(event: FormEvent) {
    event.preventDefault()
    const known = addressBookStore.get().map(({ address }) => address)
    const otherAddresses = [...owners, ...known].slice(0, mostAddresses)
    const found = matchHash({ ...parameters, otherAddresses }, typed)
    setAnswer({ of: hashes.hash, match: found })
    const isSame = sameTransaction(found)
    if (isSame !== undefined) onCompared?.({ of: hashes.hash, isSame })
  }

  return (
    <section className="hash-matcher" aria-label="Hash matcher">
      <SecondOpinion parameters={parameters} hashes={hashes} />
      <form onSubmit={compare}>
        <Field
          label="Hash shown on your device"
          hint="safeTxHash, domain hash or message hash: in full, or its first and last characters with … in between."
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setAnswer(undefined)
          }}
          autoComplete="off"
          spellCheck={false}
          maxLength={1_000}
          suffix={<Button type="submit">Compare</Button>}
        />
      </form>
      <Answer match={match} />
    </section>
  )
}

/** Undefined where nothing was compared: the domain is the same for every transaction of a Safe. */
function sameTransaction(match: HashMatch): boolean | undefined {
  if (match.kind === 'match') return match.hash === 'domainHash' ? undefined : true
  return match.kind === 'unreadable' ? undefined : false
}

function Answer({ match }: { match: HashMatch | undefined }) {
  const isBad = match?.kind === 'differs' || match?.kind === 'none'
  return (
    <div className="hash-match" role={isBad ? 'alert' : 'status'}>
      {match && (
        <>
          <Icon name={match.kind === 'match' ? 'check' : isBad ? 'error' : 'info'} />
          <span className={isBad ? 'error-text' : undefined}>{match.words}</span>
        </>
      )}
    </div>
  )
}

type SecondOpinionProps = { parameters: SafeTxParameters; hashes: SafeHashes }

/** The hash as it was computed here, and as the contract of the Safe computes it. */
function SecondOpinion({ parameters, hashes }: SecondOpinionProps) {
  const { data, failureReason, refetch } = useContractHashes(parameters, hashes.hash)
  return (
    <>
      <dl className="hash-pair">
        <dt>safeTxHash, computed in this browser</dt>
        <dd>
          <code>{hashes.hash}</code>
        </dd>
        <dt>safeTxHash, from the Safe contract</dt>
        <dd>{data ? <code>{data.safeTxHash}</code> : failureReason ? 'unavailable' : 'loading…'}</dd>
      </dl>
      {data && <Verdict isSame={isSame(data, hashes)} />}
      {!data && failureReason && (
        <div className="hash-match" role="status">
          <Icon name="warning" />
          <span>Could not query the Safe: {errorText(failureReason)}</span>
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
      <span>Both match.</span>
    </p>
  ) : (
    <p className="hash-match" role="alert">
      <Icon name="error" />
      <span className="error-text">
        They differ: the Safe expects a different hash from the one shown here. Do not sign.
      </span>
    </p>
  )
}

function isSame({ safeTxHash, domainHash }: ContractHashes, hashes: SafeHashes): boolean {
  return safeTxHash === hashes.hash && domainHash === hashes.domainHash
}

/** Asked once: the same fields never get another hash. `localHash` tells them apart from those of another transaction. */
function useContractHashes({ safe, tx }: SafeTxParameters, localHash: string) {
  const { client } = useChain()
  return useQuery({
    queryKey: safeKey(safe, 'contract hashes', localHash),
    queryFn: () => readContractHashes(client, { safe, tx }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isKept: false },
  })
}
